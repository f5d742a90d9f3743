import Brandbook from './brandbook.tsx';

export default function BrandbookSimplified() {
  return <Brandbook kind="simplified" />;
}
