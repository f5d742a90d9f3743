const PLAIN = !process.stdout.isTTY;
/** In a log a line now and then is enough; in a terminal the same line is written over. */
const LOG_EVERY_MS = 10_000;

export const seconds = (began) => `${((Date.now() - began) / 1000).toFixed(1)} s`;

/** Shows how far a step is: over the same line in a terminal, as a new line now and then in a log. */
function progressOf(title) {
  let said = Date.now();
  return (text) => {
    if (!PLAIN) process.stdout.write(`\r\u001b[K› ${title} … ${text.slice(0, 60)}`);
    else if (Date.now() - said > LOG_EVERY_MS) {
      said = Date.now();
      process.stdout.write(`${text} … `);
    }
  };
}

/** With what to try next, where a failure tells. */
function withHint(error, hint) {
  const next = hint(String(error.message));
  if (next) error.message += `\nWhat to try next: ${next}`;
  return error;
}

const noHint = () => undefined;

/**
 * Every step says what it does, how far it is and how long it took: a person who waits should know for what. `work` gets a function that
 * shows progress; `hint` turns a failure into the next thing to try.
 */
export async function step(title, work, hint = noHint) {
  const began = Date.now();
  process.stdout.write(`› ${title} … `);
  try {
    const result = await work(progressOf(title));
    process.stdout.write(`${PLAIN ? '' : `\r\u001b[K› ${title} … `}${seconds(began)}\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw withHint(error, hint);
  }
}

/** The same beside others: one whole line at its end, because a line that grows would be written into by them. */
export async function stepBeside(title, work, hint = noHint) {
  const began = Date.now();
  try {
    const result = await work(noHint);
    process.stdout.write(`› ${title} … ${seconds(began)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`› ${title} … failed\n`);
    throw withHint(error, hint);
  }
}
