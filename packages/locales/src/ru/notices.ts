import type { NoticeTextKey } from '@punkt/domain/notices';
import type { Text } from '../text.ts';

/** Notices, in the list, by e-mail and as push; and the words around them in an e-mail. */
export const notices = {
  'orderSent.title': 'Заявка № {{order}} отправлена',
  'orderSent.text': 'Мы проверим её и ответим до {{promised}} включительно. Пока ничего делать не нужно.',
  'orderWaitingPayment.title': 'Заявка № {{order}} ждёт оплаты',
  'orderWaitingPayment.text': 'Оплатите гарантийный взнос до {{until}}, иначе заявка закроется.',
  'orderPaid.title': 'Оплата по заявке № {{order}} получена',
  'orderPaid.text':
    'Заявка ушла на проверку, ответим до {{promised}} включительно. Пока ничего делать не нужно.',
  'paymentDeclined.title': 'Оплата заявки № {{order}} не прошла',
  'paymentDeclined.text': 'Банк отклонил платёж. Попробуйте ещё раз до {{until}}, иначе заявка закроется.',
  'paymentFailed.title': 'Оплата заявки № {{order}} не прошла',
  'paymentFailed.text': 'Банк отклонил платёж. Откройте заявку и попробуйте ещё раз.',
  'orderExpired.title': 'Время на оплату заявки № {{order}} вышло',
  'orderExpired.text':
    'Заявка закрыта. Если деньги спишутся позже, мы их вернём. Вы можете подать новую заявку.',
  'orderAccepted.title': 'Заявка № {{order}} одобрена',
  'orderAccepted.text':
    'Подтвердите открытие и отправьте пункт на активацию до {{until}}, иначе заявка закроется, а взнос не вернётся.',
  'orderAcceptedFree.title': 'Заявка № {{order}} одобрена',
  'orderAcceptedFree.text':
    'Подтвердите открытие, подготовьте пункт и отправьте его на активацию до {{until}}, иначе заявка закроется.',
  'orderAcceptedMove.title': 'Переезд по заявке № {{order}} одобрен',
  'orderAcceptedMove.text':
    'Новый пункт нужно подготовить и отправить на активацию до {{until}}, иначе переезд отменится.',
  'orderRemark.title': 'По заявке № {{order}} есть замечания',
  'orderRemark.text': 'Исправьте их и отправьте заявку снова до {{until}}. Иначе она закроется.',
  'paymentRemark.title': 'Есть замечание к оплате заявки № {{order}}',
  'paymentRemark.text':
    'Исправьте замечание в заявке и отправьте её снова до {{until}}. Иначе она закроется.',
  'orderDeclined.title': 'Заявка № {{order}} отклонена',
  'orderDeclined.text': 'Причина и срок возражения — в заявке.',
  'orderCanceled.title': 'Заявка № {{order}} отменена',
  'orderCanceled.text':
    'Мы не получили ответа в срок. По какому правилу и как возразить — в заявке. Вы можете подать новую.',
  'orderDeletedByTerm.title': 'Заявка № {{order}} удалена',
  'orderDeletedByTerm.text':
    'Срок заявки истёк. По какому правилу и как возразить — в заявке. Вы можете подать новую.',
  'orderConfirmMove.title': 'Подтвердите переезд по заявке № {{order}}',
  'orderConfirmMove.text':
    'Ответьте до {{until}}, иначе переезд отменится. Прежний пункт работает, пока не откроется новый.',
  'orderActivationReminder.title': 'Скоро истечёт срок активации по заявке № {{order}}',
  'orderActivationReminder.text':
    'Отправьте пункт на активацию до {{until}}, иначе заявка закроется, а взнос не вернётся.',
  'orderActivationReminderFree.title': 'Скоро истечёт срок активации по заявке № {{order}}',
  'orderActivationReminderFree.text': 'Отправьте пункт на активацию до {{until}}, иначе заявка закроется.',
  'orderActivationLapsed.title': 'Срок активации по заявке № {{order}} истёк',
  'orderActivationLapsed.text':
    'Заявка закрыта: пункт не активирован за 30 дней. Что со взносом и как возразить — в заявке.',
  'orderActivationLapsedFree.title': 'Срок активации по заявке № {{order}} истёк',
  'orderActivationLapsedFree.text':
    'Заявка закрыта: пункт не активирован за 30 дней. Как возразить — в заявке. Вы можете подать новую.',
  'orderRemarkReminder.title': 'Заявка № {{order}} ждёт исправлений',
  'orderRemarkReminder.text': 'Исправьте замечания и отправьте пункт на активацию снова до {{until}}.',
  'activationSent.title': 'Пункт по заявке № {{order}} отправлен на активацию',
  'activationSent.text':
    'Мы проверим его и ответим до {{promised}} включительно. Пока ничего делать не нужно.',
  'activationRemark.title': 'Есть замечания к активации по заявке № {{order}}',
  'activationRemark.text':
    'Исправьте их и отправьте пункт на активацию снова до {{until}}. Взнос за вами сохраняется.',
  'activationRemarkFree.title': 'Есть замечания к активации по заявке № {{order}}',
  'activationRemarkFree.text': 'Исправьте их и отправьте пункт на активацию снова до {{until}}.',
  'lockReasonApproved.title': 'Без замка по заявке № {{order}} согласовано',
  'lockReasonApproved.text': 'Оператор принял причину: пункт можно открыть без электронного замка.',
  'lockReasonRemark.title': 'Замечание к причине без замка, заявка № {{order}}',
  'lockReasonRemark.text':
    'Оператор просит уточнить, почему в пункте нет электронного замка. Поправьте и отправьте снова.',
  'pointOpened.title': 'Пункт № {{point}} открыт',
  'pointOpened.text':
    'Заявка № {{order}} выполнена, пункт уже на карте. Дальше: проверьте его адрес и часы работы.',
  'pointOpenedCredited.title': 'Пункт № {{point}} открыт',
  'pointOpenedCredited.text':
    'Взнос {{amount}} на его балансе, это видно на странице пункта. Дальше: проверьте часы и добавьте сотрудников. Заявка № {{order}}.',
  'pointMoved.title': 'Переезд завершён: пункт № {{point}} открыт',
  'pointMoved.text':
    'Прежний № {{oldPoint}} закрылся в ту же минуту, роли сотрудников перешли сюда. Дальше: проверьте часы. Заявка № {{order}}.',
  'pointBlocked.title': 'Пункт № {{point}} заблокирован',
  'pointBlocked.text': 'До {{until}} его данные можно только смотреть. Причина указана в пункте.',
  'pointUnblocked.title': 'Блокировка пункта № {{point}} снята',
  'pointUnblocked.text': 'Его данные снова можно менять.',
  'pointAreaApproved.title': 'Новая площадь пункта № {{point}} одобрена',
  'pointAreaApproved.text': 'Она уже в данных пункта. Ничего делать не нужно.',
  'pointAreaRejected.title': 'Изменение площади пункта № {{point}} отклонено',
  'pointAreaRejected.text': 'Причина указана в пункте. Исправьте и отправьте снова.',
  'pointHoursApproved.title': 'Новые часы пункта № {{point}} одобрены',
  'pointHoursApproved.text': 'С какого дня они действуют, указано в пункте.',
  'pointHoursRejected.title': 'Новые часы пункта № {{point}} отклонены',
  'pointHoursRejected.text': 'Причина указана в пункте. Пока действуют прежние часы.',
  'pointSignboardApproved.title': 'Вывеска пункта № {{point}} проверена',
  'pointSignboardApproved.text': 'Всё в порядке, ничего делать не нужно.',
  'pointSignboardRejected.title': 'Вывеска пункта № {{point}} не принята',
  'pointSignboardRejected.text': 'Причина указана в пункте. Исправьте вывеску и пришлите новые фото.',
  'pointAppealRejected.title': 'Возражение по пункту № {{point}} отклонено',
  'pointAppealRejected.text':
    'Решение осталось прежним. Ответ — на странице пункта, там же можно отправить новый запрос.',
  'feeRefunded.title': 'Взнос по заявке № {{order}} возвращён',
  'feeRefunded.text': 'Мы отправили {{amount}} туда, откуда пришла оплата. Срок зачисления зависит от банка.',
  'feeKept.title': 'Взнос по заявке № {{order}} не возвращается',
  'feeKept.text': 'Удержали {{amount}} по условиям оферты. Почему и по какому правилу — в заявке.',
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
  'moneyDiffers.title': 'Пришла другая сумма: заявка № {{order}}',
  'moneyDiffers.text':
    'Банк взял не столько, сколько мы просили. Решите в разделе «Деньги»: зачесть или вернуть. Время на оплату пока стоит.',
  'paymentDiffers.title': 'Пришла другая сумма: заявка № {{order}}',
  'paymentDiffers.text':
    'Деньги у нас, но сумма не та. Решим, зачесть или вернуть её, и сообщим. Ещё раз платить пока не нужно.',
  'paymentAnew.title': 'Заявку № {{order}} нужно оплатить заново',
  'paymentAnew.text':
    'Пришла другая сумма, и мы вернули {{amount}}. Оплатите гарантийный взнос до {{until}}, иначе заявка закроется.',
  'codesRunOut.title': 'Коды по СМС на исходе: {{place}}',
  'codesRunOut.text':
    'Отправлено 80 % дневного запаса. Сотрудники и знакомые устройства войдут и дальше. Проверьте, не атака ли это.',
  'ledgerDiffers.title': 'Деньги не сошлись',
  'ledgerDiffers.text':
    'Ежедневная проверка нашла расхождение между журналом денег и платежами. Откройте раздел «Деньги»: там названы платежи.',
  undated: 'Мы всё проверим и сообщим решение. Пока ничего делать не нужно.',
  'until.time': '{{date}}, {{time}} {{zone}}',
  'mail.open': 'Открыть в кабинете',
  'mail.why':
    'Вы получили это письмо, потому что у вас есть кабинет на «Пункте». Какие письма присылать, вы решаете здесь:',
  'mail.preferences': 'настройки уведомлений',
  'feeAtStake.title': 'Взнос по заявке № {{order}} может не вернуться',
  'feeAtStake.text':
    'Если не согласны, подайте возражение в заявке до {{until}}. Иначе удержим {{amount}} по условиям оферты.',
  'appealUpheld.title': 'Возражение по заявке № {{order}} принято',
  'appealUpheld.text': 'Заявка снова в работе. Откройте её: там следующий шаг и новый срок.',
  'appealRefunded.title': 'Возражение по заявке № {{order}} принято',
  'appealRefunded.text': 'Взнос вернём полностью. Сама заявка остаётся закрытой.',
  'appealRejected.title': 'Возражение по заявке № {{order}} отклонено',
  'appealRejected.text': 'Решение остаётся в силе. Почему — в ответе, он в заявке.',
  'employeeAdded.title': 'Вас добавили сотрудником',
  'employeeAdded.text':
    '{{company}}: теперь вы работаете в пункте № {{point}}. Если вы не соглашались, откажитесь в разделе «Моя работа».',
  'employeeRolesChanged.title': 'Ваши роли изменились',
  'employeeRolesChanged.text':
    '{{company}} изменила ваши роли или доступ к замку. Что вам доступно, видно в списке пунктов.',
  'employeeRemoved.title': 'Вас удалили из сотрудников',
  'employeeRemoved.text': '{{company}}: вы больше не работаете в пунктах этой компании. Доступ к ним закрыт.',
  'employeeRecovered.title': 'Вас восстановили',
  'employeeRecovered.text': '{{company}}: вы снова работаете в пунктах этой компании, с прежними ролями.',
  'employeeLeft.title': 'Сотрудник ушёл',
  'employeeLeft.text':
    '{{name}} больше не работает у вас. Чтобы вернуть человека, добавьте его заново с кодом.',
  'caseMessage.title': 'Партнёр написал: проверка № {{number}}',
  'caseMessage.text': 'Откройте проверку и ответьте до конца следующего рабочего дня.',
  'caseReturned.title': 'Проверка № {{number}} вернулась',
  'caseReturned.text': 'Партнёр исправил то, о чём вы просили. Что изменилось, показано в проверке.',
  'caseTaken.title': 'Вашу проверку забрал коллега',
  'caseTaken.text': 'Старший оператор взял её себе. Делать ничего не нужно.',
  'ticketAnswered.title': 'Ответ по обращению № {{ticket}}',
  'ticketAnswered.text': 'Менеджер ответил. Если вопрос решён, закройте обращение, если нет — напишите.',
  'ticketClosing.title': 'Обращение № {{ticket}} скоро закроется',
  'ticketClosing.text':
    'Мы ответили и ждём вас до {{until}}. Напишите, если вопрос не решён, иначе обращение закроется само.',
  'ticketClosed.title': 'Обращение № {{ticket}} закрыто',
  'ticketClosed.text': 'Если вопрос не решён, откройте обращение снова в течение 3 дней.',
  'ticketLate.title': 'Мы не успели ответить по обращению № {{ticket}}',
  'ticketLate.text': 'Извините: обещанный срок прошёл. Обращение передано старшему оператору.',
  'caseLate.title': 'Просрочено обращение № {{number}}',
  'caseLate.text': 'Партнёр не получил ответа в обещанный срок. Он об этом знает.',
  'caseMentioned.title': 'Вас упомянули в обращении № {{number}}',
  'caseMentioned.text': 'Коллега оставил вам заметку.',
  'caseAssigned.title': 'Вам передали № {{number}}',
  'caseAssigned.text': 'Коллега передал вам проверку: она ваша, пока вы над ней работаете.',
  'publicationConflict.title': 'Публикация сайта не вышла: правки встретились',
  'publicationConflict.text':
    'Назначена на {{at}}. Коллега успел изменить те же места. Откройте редактор и соедините правки.',
  'publicationRefused.title': 'Публикация сайта не вышла: нашлись ошибки',
  'publicationRefused.text':
    'Назначена на {{at}}. Вместе с новыми правками коллег она нарушает правила. Откройте редактор и исправьте.',
} as const satisfies Record<NoticeTextKey | 'undated' | 'until.time' | `mail.${string}`, Text>;
