import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import styles from './banners.module.css';
import { SheetLinks } from './sheet-links.tsx';
import { sheetPicture, type Template } from './templates.ts';

/** One sheet: how it looks, how large it is, where it hangs. */
export function TemplateCard({ id, width, height, files }: Template) {
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
