import type { ReactNode } from 'react';
import { ForwardIcon } from '../../../../components/icons.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { AskManager } from './ask-manager.tsx';
import styles from './next-pages.module.css';

const PLACES = {
  start: '/registration',
  signboard: '/signboard',
  makers: '/list-sign-boards-contractors',
  centers: '/list-sign-boards-sorting-centers',
  banners: '/banners',
  elock: '/elock',
  locks: '/list-elock-contractors',
  video: '/video-connection',
  contractors: '/contractors',
  brandbook: '/documents/brandbook',
  simplified: '/documents/brandbook-simplified',
  ecoBox: '/documents/eco-box',
  landlord: '/documents/landlord',
  learning: '/documents/learning',
  conferences: '/conferences',
  apps: '/apps',
} as const;

export type Place = keyof typeof PLACES | 'ask';

/** No page is a dead end: where its reader goes next, the likeliest first. */
export function NextPages({ to }: { readonly to: readonly Place[] }) {
  const text = useText();
  return (
    <nav className={styles.onward} aria-labelledby="onward">
      <h2 id="onward">{text('equipment.part.next')}</h2>
      <ul>
        {to.map((place) => (
          <li key={place}>
            <Way to={place}>
              <strong>{text(`equipment.onward.${place}.title`)}</strong>
              <ForwardIcon />
              <span className={styles.about}>{text(`equipment.onward.${place}.text`)}</span>
            </Way>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Way({ to, children }: { readonly to: Place; readonly children: ReactNode }) {
  if (to === 'ask') return <AskManager className={styles.way}>{children}</AskManager>;
  return (
    <a className={styles.way} href={PLACES[to]}>
      {children}
    </a>
  );
}
