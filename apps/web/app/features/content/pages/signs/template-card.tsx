import { useText } from '../../../../lib/i18n.tsx';
import { OutwardLink } from '../parts/outward-link.tsx';
import styles from './banners.module.css';
import { addressOf, type Template } from './templates.ts';

type File = Template['files'][number];

function FileLinks({ side, file, title }: File & { readonly title: string }) {
  const text = useText();
  const address = addressOf(file);
  return (
    <div className={styles.links}>
      <OutwardLink href={address} of={title} newTab>
        {text(side ? `signs.banners.open.${side}` : 'signs.banners.open')}
      </OutwardLink>
      <a href={address} download={`${file}.svg`}>
        {text('signs.banners.save')}
        <span className="visually-hidden"> {side ? text(`signs.banners.open.${side}`) : title}</span>
      </a>
    </div>
  );
}

/** One sheet: how it looks, how large it is, where it hangs. */
export function TemplateCard({ id, width, height, files }: Template) {
  const text = useText();
  const title = text(`signs.banner.${id}.title`);
  return (
    <li className={styles.card}>
      <div className={styles.sheet}>
        <img src={addressOf(files[0].file)} alt="" width={width} height={height} loading="lazy" />
      </div>
      <div className={styles.about}>
        <h3>{title}</h3>
        <dl>
          <dt>{text('signs.banners.size')}</dt>
          <dd>{text(`signs.banner.${id}.size`)}</dd>
          <dt>{text('signs.banners.place')}</dt>
          <dd>{text(`signs.banner.${id}.place`)}</dd>
        </dl>
        <div className={styles.files}>
          {files.map((file) => (
            <FileLinks key={file.file} {...file} title={title} />
          ))}
        </div>
      </div>
    </li>
  );
}
