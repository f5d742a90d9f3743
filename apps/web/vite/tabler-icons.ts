import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]+)\} from '@tabler\/icons-react';/g;
const FOLDER = '@tabler/icons-react/dist/esm/icons';

/**
 * The package's index names six thousand modules, and the bundler would read each to throw it away again: most of the
 * build's time. Each icon is imported from its own file instead, in tests too. (Development has the index bundled once, ahead.)
 */
export function tablerIcons(): Plugin {
  return {
    name: 'punkt:tabler-icons',
    apply: (_, { command }) => command === 'build' || Boolean(process.env.VITEST),
    enforce: 'pre',
    transform: {
      filter: { id: /web\/app\/.*\.tsx?$/, code: '@tabler/icons-react' },
      handler: (code) => code.replace(IMPORT, (_, names: string) => oneByOne(names)),
    },
  };
}

function oneByOne(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import ${name} from '${FOLDER}/${name}.mjs';`)
    .join('\n');
}
