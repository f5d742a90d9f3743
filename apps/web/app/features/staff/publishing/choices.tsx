import { SegmentButtons } from '../../../components/segments.tsx';

interface Props<T extends string> {
  readonly label: string;
  readonly chosen: T;
  readonly choices: ReadonlyArray<{
    readonly value: T;
    readonly label: string;
    readonly mark?: string | undefined;
  }>;
  readonly onChoose: (value: T) => void;
}

export function Choices<T extends string>({ label, chosen, choices, onChoose }: Props<T>) {
  return (
    <SegmentButtons label={label}>
      {choices.map(({ value, label: words, mark }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {words}
          {mark && <small>{mark}</small>}
        </button>
      ))}
    </SegmentButtons>
  );
}
