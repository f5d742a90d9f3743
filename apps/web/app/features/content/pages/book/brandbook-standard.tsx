import Brandbook from './brandbook.tsx';

export default function BrandbookStandard() {
  return <Brandbook kind="standard" />;
}
