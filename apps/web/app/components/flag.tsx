import type { CountryCode } from '@punkt/domain/country-code';
import type { ReactNode } from 'react';
import styles from './flag.module.css';

type Stripe = readonly [colour: string, y: number, height: number];

const stripes = (...rows: readonly Stripe[]): ReactNode =>
  rows.map(([fill, y, height]) => <path key={y} d={`M0 ${y}h20v${height}H0z`} fill={fill} />);

const third = 14 / 3;

/** Simplified on purpose: 20 × 14 pixels have no room for emblems, only for what tells one flag from another. */
const FLAGS: Record<CountryCode, ReactNode> = {
  RU: stripes(['#fff', 0, third], ['#1C57A5', third, third], ['#D52B1E', 2 * third, third]),
  AM: stripes(['#D90012', 0, third], ['#0033A0', third, third], ['#F2A800', 2 * third, third]),
  KZ: (
    <>
      {stripes(['#00A9CE', 0, 14])}
      <circle cx="10.5" cy="6.2" r="2.7" fill="#FFD200" />
      <path d="M6 9c1.5 2.2 7.5 2.2 9 0-2.6.8-6.4.8-9 0ZM1 0h1.4v14H1z" fill="#FFD200" />
    </>
  ),
  BY: (
    <>
      {stripes(['#C8313E', 0, 9.4], ['#2E8B4A', 9.4, 4.6])}
      <path d="M0 0h2.6v14H0z" fill="#fff" />
      <path
        d="m1.3 1 .9 1.5-.9 1.5L.4 2.5Zm0 4.5.9 1.5-.9 1.5L.4 7Zm0 4.5.9 1.5-.9 1.5-.9-1.5Z"
        fill="#C8313E"
      />
    </>
  ),
  UZ: (
    <>
      {stripes(['#1EA2DC', 0, 4.4], ['#CE1126', 4.4, 5.2], ['#fff', 4.8, 4.4], ['#1EB53A', 9.6, 4.4])}
      <path d="M3.8.8a1.6 1.6 0 1 0 0 2.8 1.7 1.7 0 0 1 0-2.8Z" fill="#fff" />
      <path d="M6 2.6h.8v.8H6zM7.8 2.6h.8v.8h-.8zM7.8 1h.8v.8h-.8z" fill="#fff" />
    </>
  ),
  KG: (
    <>
      {stripes(['#E8112D', 0, 14])}
      <circle cx="10" cy="7" r="3.8" fill="#FFD200" />
      <circle cx="10" cy="7" r="2.3" fill="#E8112D" />
      <path
        d="M8 6.2c1.2-.5 2.8-.5 4 0M8 7.8c1.2.5 2.8.5 4 0"
        stroke="#FFD200"
        strokeWidth=".7"
        fill="none"
      />
    </>
  ),
  GE: (
    <>
      {stripes(['#fff', 0, 14])}
      <path d="M8.6 0h2.8v5.6H20v2.8h-8.6V14H8.6V8.4H0V5.6h8.6z" fill="#E30613" />
      <path
        d="M3.8 2h1v2h-1zM3.3 2.5h2v1h-2zM15.2 2h1v2h-1zM14.7 2.5h2v1h-2zM3.8 10h1v2h-1zM3.3 10.5h2v1h-2zM15.2 10h1v2h-1zM14.7 10.5h2v1h-2z"
        fill="#E30613"
      />
    </>
  ),
  TJ: (
    <>
      {stripes(['#CC0000', 0, 4], ['#fff', 4, 6], ['#00783B', 10, 4])}
      <path d="m7.6 8.6.4-2.4 1.2 1 .8-1.8.8 1.8 1.2-1 .4 2.4z" fill="#F8C300" />
    </>
  ),
  TM: (
    <>
      {stripes(['#00843D', 0, 14])}
      <path d="M3.5 0h3.6v14H3.5z" fill="#A8322B" />
      <path
        d="M5.3 1.2 6.5 3 5.3 4.8 4.1 3Zm0 4L6.5 7 5.3 8.8 4.1 7Zm0 4L6.5 11l-1.2 1.8L4.1 11Z"
        fill="#F3D9A4"
      />
      <path d="M11.6 2.2a2.2 2.2 0 1 0 1.5 3.6 2.4 2.4 0 0 1-1.5-3.6Z" fill="#fff" />
    </>
  ),
};

export function Flag({ country }: { readonly country: CountryCode }) {
  return (
    <svg className={styles.flag} width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
      {FLAGS[country]}
    </svg>
  );
}
