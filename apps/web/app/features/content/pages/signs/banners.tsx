import { DoorSteps } from '../../../../components/door-steps.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Block, SideBySide } from '../parts/block.tsx';
import { Ticks } from '../parts/lists.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import styles from './banners.module.css';
import { SheetLinks } from './sheet-links.tsx';
import { sheetPicture, TEMPLATES, type Template } from './templates.ts';

/** One sheet: how it looks, how large it is, where it hangs. */
function TemplateCard({ id, width, height, files }: Template) {
  const text = useText();
  const title = text(`signs.banner.${id}.title`);
  const picture = sheetPicture(files[0].file, useLanguage());
  return (
    <li className={styles.card}>
      <div className={styles.sheet}>
        <img src={picture} alt="" width={width} height={height} loading="lazy" />
      </div>
      <div className={styles.about}>
        <h3>{title}</h3>
        <dl>
          <dt>{text('signs.banners.size')}</dt>
          <dd>{text(`signs.banner.${id}.size`)}</dd>
          <dt>{text('signs.banners.place')}</dt>
          <dd>{text(`signs.banner.${id}.place`)}</dd>
        </dl>
        {files.map(({ side, file }) => (
          <div key={file} className={styles.files}>
            <p>{text(side ? `signs.banners.pdf.${side}` : 'signs.banners.pdf')}</p>
            <SheetLinks file={file} title={title} />
          </div>
        ))}
      </div>
    </li>
  );
}

const STEPS = ['open', 'scale', 'paper'] as const;
const RULES = ['mark', 'view', 'owner', 'money'] as const;

export default function Banners() {
  const text = useText();
  const steps = STEPS.map((step) => ({
    title: text(`signs.banners.step.${step}.title`),
    text: text(`signs.banners.step.${step}.text`),
  }));
  return (
    <PageFrame
      title={text('signs.banners.title')}
      lead={text('signs.banners.lead')}
      drawing="/drawings/signs-banners.svg"
    >
      <SiteHead title={text('signs.banners.head')} description={text('signs.banners.description')} />
      <Block title={text('signs.banners.list.title')} lead={text('signs.banners.list.lead')}>
        <ul className={styles.list}>
          {TEMPLATES.map((template) => (
            <TemplateCard key={template.id} {...template} />
          ))}
        </ul>
      </Block>
      <SideBySide>
        <Block title={text('signs.banners.how.title')}>
          <DoorSteps steps={steps} direction="column" />
        </Block>
        <Block title={text('signs.banners.rules.title')}>
          <Ticks items={RULES.map((rule) => text(`signs.banners.rule.${rule}`))} />
        </Block>
      </SideBySide>
      <NextPages to={['signboard', 'brandbook', 'simplified', 'ecoBox']} />
    </PageFrame>
  );
}
