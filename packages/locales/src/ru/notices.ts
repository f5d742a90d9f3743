import type { NoticeTextKey } from '@punkt/domain/notices';
import type { Text } from '../text.ts';

/** Notices, in the list, by e-mail and as push; and the words around them in an e-mail. */
export const notices = {
  'orderSent.title': 'Заявка № {{order}} отправлена',
  'orderSent.text': 'Мы проверим её и сообщим решение. Пока ничего делать не нужно.',
  'orderWaitingPayment.title': 'Заявка № {{order}} ждёт оплаты',
  'orderWaitingPayment.text': 'Оплатите гарантийный взнос до {{until}}, иначе заявка закроется.',
  'orderPaid.title': 'Оплата по заявке № {{order}} получена',
  'orderPaid.text': 'Заявка ушла на проверку, решение мы сообщим. Пока ничего делать не нужно.',
  'paymentFailed.title': 'Оплата заявки № {{order}} не прошла',
  'paymentFailed.text': 'Банк отклонил платёж. Откройте заявку и попробуйте ещё раз.',
  'orderExpired.title': 'Время на оплату заявки № {{order}} вышло',
  'orderExpired.text':
    'Заявка закрыта. Если деньги спишутся позже, мы их вернём. Вы можете подать новую заявку.',
  'orderAccepted.title': 'Заявка № {{order}} одобрена',
  'orderAccepted.text':
    'Подготовьте пункт и отправьте его на активацию до {{until}}, иначе заявка закроется.',
  'orderRemark.title': 'По заявке № {{order}} есть замечания',
  'orderRemark.text': 'Исправьте их и отправьте заявку снова до {{until}}.',
  'paymentRemark.title': 'Есть замечание к оплате заявки № {{order}}',
  'paymentRemark.text': 'Откройте заявку, исправьте замечание и отправьте её снова до {{until}}.',
  'orderDeclined.title': 'Заявка № {{order}} отклонена',
  'orderDeclined.text': 'Причина указана в заявке. Если взнос оплачен, мы его вернём.',
  'orderCanceled.title': 'Заявка № {{order}} отменена',
  'orderCanceled.text':
    'Мы не получили ответа в срок. Если взнос оплачен, мы его вернём. Вы можете подать новую заявку.',
  'orderDeletedByTerm.title': 'Заявка № {{order}} удалена',
  'orderDeletedByTerm.text':
    'Срок заявки истёк. Если взнос оплачен, мы его вернём. Вы можете подать новую заявку.',
  'orderConfirmMove.title': 'Подтвердите переезд по заявке № {{order}}',
  'orderConfirmMove.text':
    'Ответьте до {{until}}, иначе переезд отменится и пункт останется на прежнем месте.',
  'orderActivationReminder.title': 'Скоро истечёт срок активации по заявке № {{order}}',
  'orderActivationReminder.text':
    'Отправьте пункт на активацию до {{until}}, иначе заявка закроется, а взнос не вернётся.',
  'orderActivationLapsed.title': 'Срок активации по заявке № {{order}} истёк',
  'orderActivationLapsed.text': 'Заявка закрыта, взнос не возвращается. Вы можете подать новую заявку.',
  'orderRemarkReminder.title': 'Заявка № {{order}} ждёт исправлений',
  'orderRemarkReminder.text': 'Исправьте замечания и отправьте заявку снова до {{until}}.',
  'feeRefunded.title': 'Взнос по заявке № {{order}} возвращён',
  'feeRefunded.text': 'Мы отправили {{amount}} туда, откуда пришла оплата. Срок зачисления зависит от банка.',
  'feeKept.title': 'Взнос по заявке № {{order}} не возвращается',
  'feeKept.text': 'Мы удержали {{amount}} по условиям оферты. Если вы не согласны, напишите нам в обращении.',
  'feeCredited.title': 'Взнос по заявке № {{order}} зачислен',
  'feeCredited.text': '{{amount}} теперь на балансе вашего пункта. Ничего делать не нужно.',
  'orderMessage.title': 'Новое сообщение по заявке № {{order}}',
  'orderMessage.text': 'Вам написал оператор. Откройте заявку, чтобы прочитать.',
  'taxApproved.title': 'Система налогообложения подтверждена',
  'taxApproved.text': 'Она уже действует. Ничего делать не нужно.',
  'taxRemark.title': 'Есть замечания к системе налогообложения',
  'taxRemark.text': 'Откройте реквизиты, исправьте замечания и отправьте документы снова.',
  'taxCanceled.title': 'Смена системы налогообложения отменена',
  'taxCanceled.text': 'Действует прежняя система. Причина указана в профиле.',
  'passportApproved.title': 'Документ подтверждён',
  'passportApproved.text': 'Мы проверили ваше удостоверение личности. Ничего делать не нужно.',
  'passportRemark.title': 'Есть замечания к документу',
  'passportRemark.text': 'Откройте паспортные данные, исправьте замечания и отправьте документ снова.',
  'passportCanceled.title': 'Документ не принят',
  'passportCanceled.text': 'Причина указана в профиле. Отправьте другой документ.',
  'offerPublished.title': 'Вышла новая редакция оферты',
  'offerPublished.text': 'Прочитайте и подпишите её в личном кабинете, чтобы условия оставались в силе.',
  'until.time': '{{date}}, {{time}} по Москве',
  'mail.open': 'Открыть в кабинете',
  'mail.why':
    'Вы получили это письмо, потому что у вас есть кабинет на «Пункте». Какие письма присылать, вы решаете здесь:',
  'mail.preferences': 'настройки уведомлений',
} as const satisfies Record<NoticeTextKey | 'until.time' | `mail.${string}`, Text>;
