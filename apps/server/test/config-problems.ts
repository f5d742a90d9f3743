import { ConfigError, type Environment, readConfig } from '../src/config.ts';

/** What an operator would be told; nothing for an environment that is well. */
export function problemsOf(environment: Environment): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}
