import { BackIcon, ForwardIcon } from '../../../components/icons.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './banners.module.css';
import { PauseIcon, PlayIcon } from './banners-icons.tsx';
import { BANNERS } from './banners-list.ts';
import { useProgrammeText } from './programme-text.ts';

interface Props {
  readonly current: number;
  readonly playing: boolean;
  readonly onChoose: (index: number) => void;
  readonly onToggle: () => void;
}

export function BannerControls({ current, playing, onChoose, onToggle }: Props) {
  const text = useText();
  const say = useProgrammeText();
  return (
    <div className={styles.controls}>
      <button
        type="button"
        onClick={onToggle}
        aria-label={text(`landing.banners.${playing ? 'pause' : 'play'}`)}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      <div className={styles.dots}>
        {BANNERS.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            aria-current={index === current || undefined}
            aria-label={text('landing.banners.show', {
              number: index + 1,
              title: say(`landing.banner.${name}.title`),
            })}
            onClick={() => onChoose(index)}
          />
        ))}
      </div>
      <button
        type="button"
        aria-label={text('landing.banners.previous')}
        onClick={() => onChoose(current - 1)}
      >
        <BackIcon />
      </button>
      <button type="button" aria-label={text('landing.banners.next')} onClick={() => onChoose(current + 1)}>
        <ForwardIcon />
      </button>
    </div>
  );
}
