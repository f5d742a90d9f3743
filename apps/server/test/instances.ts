import { newDatabase, type TestApp, testApp } from './harness.ts';

/** Two instances on one database; nobody of a whole file runs out of codes. */
export async function twoInstances(
  cleanUp: (work: () => Promise<void>) => void,
): Promise<[app: TestApp, elsewhere: TestApp]> {
  const databaseUrl = await newDatabase(cleanUp);
  const options = { databaseUrl, cleanUp, environment: { CODES_PER_ADDRESS_PER_HOUR: '1000' } };
  return [await testApp(options), await testApp(options)];
}
