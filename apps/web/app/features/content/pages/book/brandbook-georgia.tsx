import Brandbook from './brandbook.tsx';

export default function BrandbookGeorgia() {
  return <Brandbook kind="georgian" />;
}
