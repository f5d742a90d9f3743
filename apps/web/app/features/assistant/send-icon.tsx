import { Icon } from '../../components/icons.tsx';

export const SendIcon = () => (
  <Icon>
    <path d="M10 14 21 3M21 3l-6.5 18a.55.55 0 0 1-1 0L10 14l-7-3.5a.55.55 0 0 1 0-1L21 3" />
  </Icon>
);
