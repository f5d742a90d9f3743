import { ChatIcon } from '../../../components/icons.tsx';
import { QrCode } from '../../../components/qr-code.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import styles from './footer.module.css';
import { LinkList } from './menu.tsx';
import { documentsOf } from './menus.ts';

/** Made up, as the rest of the first content: `.example` belongs to nobody. */
const SOCIAL = [
  { to: 'https://telegram.example/punkt', label: 'site.footer.social.telegram' },
  { to: 'https://vk.example/punkt', label: 'site.footer.social.vk' },
  { to: 'https://video.example/punkt', label: 'site.footer.social.video' },
] as const;

export function Footer() {
  const text = useText();
  const { variant } = usePageInfo();
  return (
    <footer className={styles.footer}>
      <AppInvitation />
      <Contacts />
      <nav aria-label={text('site.footer.documents')}>
        <h2>{text('site.footer.documents')}</h2>
        <LinkList links={documentsOf(variant)} />
      </nav>
      <nav aria-label={text('site.footer.social')}>
        <h2>{text('site.footer.social')}</h2>
        <ul>
          {SOCIAL.map(({ to, label }) => (
            <li key={to}>
              <a href={to} target="_blank" rel="noopener">
                {text(label)}
                <span className="visually-hidden">, {text('site.external')}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.copyright}>{text('site.footer.copyright')}</p>
      {variant === 'main' && <Help />}
    </footer>
  );
}

/** As they are published; while the content can't be read they are left out. Telephone, hours and office are Moscow's: Georgia writes. */
function Contacts() {
  const text = useText();
  const { content, variant } = usePageInfo();
  const contacts = content?.find((section) => section.type === 'programme')?.content.contacts;
  if (!contacts) return null;
  const { email } = contacts;
  const { phone, hours, address } = variant === 'main' ? contacts : { phone: '', hours: '', address: '' };
  return (
    <address className={styles.contacts}>
      <h2>{text('site.footer.contacts')}</h2>
      <ul>
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {hours && <li>{hours}</li>}
        {address && <li>{address}</li>}
      </ul>
    </address>
  );
}

function AppInvitation() {
  const text = useText();
  const { variant, origins } = usePageInfo();
  const home = origins?.[variant] ?? location.origin;
  return (
    <section className={styles.app}>
      <QrCode className={styles.qr} value={`${home}/apps`} label={text('site.footer.app.qr')} />
      <div>
        <h2>{text('site.footer.app.title')}</h2>
        <p>
          {text('site.footer.app.text')} <span className={styles.scan}>{text('site.footer.app.scan')}</span>
        </p>
        <a className={styles.install} href="/apps" data-count="app_download_click">
          {text('site.footer.app.action')}
        </a>
      </div>
    </section>
  );
}

/** Both open by script, so the sheet hides them until there is one. */
function Help() {
  const text = useText();
  return (
    <>
      <button type="button" className={styles.ask} data-ask>
        {text('site.footer.ask')}
      </button>
      <button type="button" className={styles.chat} data-chat>
        <ChatIcon />
        <span>{text('site.chat.open')}</span>
      </button>
    </>
  );
}
