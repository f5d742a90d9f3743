import { country } from '@punkt/domain/countries';
import { useText } from '../../../../lib/i18n.tsx';
import { Pairs } from '../parts/pairs.tsx';
import guide from './guide.module.css';

const { inn, bik, payAccount, correspondentAccount } = country('RU').company;

/** What the registration form will ask for, from the rules by which it checks. */
export function BankNeeds() {
  const text = useText();
  const digits = ([count = 0]: readonly number[]) => text('guides.banks.needs.digits', { count });
  const [ip = 0] = inn.lengths.ip;
  const [ooo = 0] = inn.lengths.ooo;
  const needs = [
    { name: text('guides.banks.needs.inn'), text: text('guides.banks.needs.inn.value', { ip, ooo }) },
    { name: text('guides.banks.needs.bik'), text: digits(bik.lengths) },
    { name: text('guides.banks.needs.account'), text: digits(payAccount.lengths) },
    { name: text('guides.banks.needs.correspondent'), text: digits(correspondentAccount?.lengths ?? []) },
  ];
  return (
    <section className={guide.section}>
      <h2>{text('guides.banks.needs.title')}</h2>
      <Pairs pairs={needs} />
    </section>
  );
}
