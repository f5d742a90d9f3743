/** Every step says what it does and how long it took: a person who waits should know for what. */
export async function step(title, work) {
  const began = Date.now();
  process.stdout.write(`› ${title} … `);
  try {
    const result = await work();
    process.stdout.write(`${seconds(began)}\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}

export const seconds = (began) => `${((Date.now() - began) / 1000).toFixed(1)} s`;
