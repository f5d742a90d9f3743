import { CONTENT_COUNTS, CONTENT_TEXTS, type SectionType } from './content-terms.ts';

/**
 * `words` and `rich` (HTML) are written in every language; the other kinds are the same in all of them. An `image` is the
 * address of an uploaded picture.
 */
export type FieldKind =
  | 'words'
  | 'rich'
  | 'line'
  | 'link'
  | 'image'
  | 'email'
  | 'instant'
  | 'country'
  | 'target'
  | 'amount';

export interface ContentField {
  readonly kind: FieldKind;
  /** Its name on screens, `contentFields.…`. */
  readonly label: string;
  readonly required: boolean;
  /** Characters; of a number the largest. */
  readonly max: number;
}

export interface ContentList {
  /** Entries. */
  readonly max: number;
  /** The field by which a person knows an entry. */
  readonly name: string;
  readonly fields: Readonly<Record<string, ContentField>>;
}

const LARGEST_AMOUNT = 1_000_000_000;
const COUNTRY_LETTERS = 2;
const LONGEST_INSTANT = 30;

const field =
  <K extends FieldKind>(kind: K, required: boolean) =>
  <L extends string>(label: L, max: number) => ({ kind, label, required, max });

const words = field('words', true);
const anyWords = field('words', false);
const rich = field('rich', true);
const anyLine = field('line', false);
const link = <L extends string>(label: L) => field('link', true)(label, CONTENT_TEXTS.link);
const anyLink = <L extends string>(label: L) => field('link', false)(label, CONTENT_TEXTS.link);
const anyEmail = () => field('email', false)('email', CONTENT_TEXTS.name);
const instant = <L extends string>(label: L) => field('instant', true)(label, LONGEST_INSTANT);
const country = () => field('country', true)('country', COUNTRY_LETTERS);

const faqFields = {
  question: words('question', CONTENT_TEXTS.question),
  answer: rich('answer', CONTENT_TEXTS.html),
  hrefText: anyWords('linkText', CONTENT_TEXTS.linkText),
  href: anyLink('link'),
  target: field('target', true)('target', CONTENT_TEXTS.linkText),
};

const faqList = { max: CONTENT_COUNTS.faq, name: 'question', fields: faqFields } as const;

const companyList = {
  max: CONTENT_COUNTS.contractors,
  name: 'title',
  fields: {
    title: words('company', CONTENT_TEXTS.name),
    description: anyWords('description', CONTENT_TEXTS.description),
    logo: field('image', false)('logo', CONTENT_TEXTS.link),
    phone: anyLine('phone', CONTENT_TEXTS.phone),
    email: anyEmail(),
    link: anyLink('website'),
    additionalLink: anyLink('additionalLink'),
  },
} as const;

const cell = <L extends string>(label: L) => words(label, CONTENT_TEXTS.cell);
const title = words('sectionTitle', CONTENT_TEXTS.sectionTitle);
const description = anyWords('description', CONTENT_TEXTS.description);

/**
 * Every field of the site's content, once: limits, schema, problems, difference, merge and the labels of the editor read it. A
 * section has fields of its own and lists of flat entries; the wire nests some of them (`content-document.ts`).
 */
export const CONTENT_TABLE = {
  faq: { fields: { title }, lists: { standard: faqList, simplified: faqList, georgian: faqList } },
  conferences: {
    fields: { title, description },
    lists: {
      conferences: {
        max: CONTENT_COUNTS.conferences,
        name: 'title',
        fields: {
          title: words('conferenceTitle', CONTENT_TEXTS.conferenceTitle),
          description: words('conferenceDescription', CONTENT_TEXTS.conferenceDescription),
          link: link('conferenceLink'),
          linkToVideo: anyLink('videoLink'),
          startDate: instant('start'),
          endDate: instant('end'),
        },
      },
    },
  },
  sortingCenters: {
    fields: { title },
    lists: {
      centers: {
        max: CONTENT_COUNTS.centers,
        name: 'city',
        fields: {
          city: words('city', CONTENT_TEXTS.city),
          address: words('address', CONTENT_TEXTS.address),
          workTime: words('workTime', CONTENT_TEXTS.workTime),
        },
      },
    },
  },
  contractors: {
    fields: { title, description },
    lists: {
      videoConnectionData: {
        max: CONTENT_COUNTS.contractors,
        name: 'title',
        fields: {
          country: country(),
          title: words('company', CONTENT_TEXTS.name),
          websiteLink: link('website'),
          instructionsLink: anyLink('instructions'),
        },
      },
      signboardData: companyList,
      outsourcingData: companyList,
    },
  },
  elock: {
    fields: {
      title,
      installationInstructions: rich('installation', CONTENT_TEXTS.html),
      controllerDescription: rich('controller', CONTENT_TEXTS.html),
    },
    lists: {
      elockTableData: {
        max: CONTENT_COUNTS.locks,
        name: 'model',
        fields: {
          model: cell('model'),
          type: cell('type'),
          lockType: cell('lockType'),
          forDoors: cell('forDoors'),
          voltage: cell('voltage'),
          current: cell('current'),
          keyOpen: cell('keyOpen'),
          alwaysOpen: cell('alwaysOpen'),
          instruction: anyLink('instruction'),
          webSite: anyLink('website'),
          manual: anyLink('manual'),
          elockPassport: anyLink('passport'),
          installationScheme: anyLink('scheme'),
          details: anyWords('details', CONTENT_TEXTS.description),
        },
      },
    },
  },
  programme: {
    fields: {
      title,
      note: anyWords('note', CONTENT_TEXTS.description),
      phone: anyLine('phone', CONTENT_TEXTS.phone),
      email: anyEmail(),
      hours: anyWords('hours', CONTENT_TEXTS.workTime),
      address: anyWords('address', CONTENT_TEXTS.address),
    },
    lists: {
      incomeTowns: {
        max: CONTENT_COUNTS.incomeRegions,
        name: 'region',
        fields: {
          region: words('region', CONTENT_TEXTS.city),
          towns: words('towns', CONTENT_TEXTS.towns),
        },
      },
      subsidies: {
        max: CONTENT_COUNTS.subsidies,
        name: 'place',
        fields: {
          place: words('place', CONTENT_TEXTS.city),
          country: country(),
          amount: field('amount', true)('amount', LARGEST_AMOUNT),
        },
      },
    },
  },
} as const satisfies Record<
  SectionType,
  { fields: Readonly<Record<string, ContentField>>; lists: Readonly<Record<string, ContentList>> }
>;

type Table = typeof CONTENT_TABLE;
type Fields<T> = T extends { readonly fields: infer F } ? F[keyof F] : never;
type Lists<T> = T extends { readonly lists: infer L } ? L[keyof L] : never;
type Labelled<T> = T extends { readonly label: infer Label } ? Label : never;

/** Every label that a field of the editor has. */
export type ContentLabel = Labelled<Fields<Table[SectionType]> | Fields<Lists<Table[SectionType]>>>;

interface SectionTable {
  readonly fields: Readonly<Record<string, ContentField>>;
  readonly lists: Readonly<Record<string, ContentList>>;
}

/** The same table for whoever walks over all of it. */
export const sectionTable = (type: SectionType): SectionTable => CONTENT_TABLE[type];

export const isTranslated = ({ kind }: ContentField): boolean => kind === 'words' || kind === 'rich';
