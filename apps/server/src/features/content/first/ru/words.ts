import { numbered } from '../faq-item.ts';
import { FIGURES as f } from '../figures.ts';
import { publishedWords, type Words } from '../words.ts';

/** The Georgian site has questions of its own: no fee, no kinds of point to choose from. */
const faqGeorgian = numbered([
  {
    question: 'Как открыть пункт выдачи заказов?',
    answer:
      '<p>Войдите по номеру телефона, пройдите регистрацию, подпишите оферту и создайте заявку. После одобрения подготовьте помещение и отправьте пункт на активацию.</p>',
    link: ['/registration', 'Зарегистрироваться'],
  },
  {
    question: 'Какие требования к помещению?',
    answer: `<ul><li>площадь от ${f.standardArea} м²;</li><li>первый этаж и отдельный вход;</li><li>непроходное помещение: через него не идут в другие комнаты;</li><li>возможность повесить вывеску на фасад.</li></ul>`,
  },
  {
    question: 'Нужен ли гарантийный взнос?',
    answer: '<p>Нет. В Грузии заявку рассматривают без взноса.</p>',
  },
  {
    question: 'Когда выплачивают разовую субсидию?',
    answer: `<p>Когда оборот пункта достигнет ${f.georgianTurnover}. Подавать отдельное заявление не нужно.</p>`,
  },
  {
    question: 'Сколько времени даётся на ремонт?',
    answer: `<p>${f.activationDays} дней с одобрения заявки. Запрос на активацию отправьте не позднее ${f.activationReminderDay}-го дня.</p>`,
  },
  {
    question: 'Заявку вернули с замечаниями. Что делать?',
    answer: `<p>Откройте заявку в личном кабинете, исправьте отмеченное и отправьте снова. На ответ есть ${f.reworkDays} дней.</p>`,
  },
  {
    question: 'Что будет, если отправить на активацию неготовый пункт?',
    answer: `<p>За ложную активацию предусмотрен штраф ${f.georgianFine}. Отправляйте пункт, когда он будет готов принимать клиентов.</p>`,
  },
  {
    question: 'Какое нужно видеонаблюдение?',
    answer: `<p>Не меньше ${f.cameras} камер; запись хранится ${f.archiveDays} дней.</p>`,
  },
]);

export const russianWords: Words = { ...publishedWords, faqGeorgian };
