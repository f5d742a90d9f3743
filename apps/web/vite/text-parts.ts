import path from 'node:path';
import { LANGUAGES } from '@punkt/locales/language';
import { TEXT_PARTS, TEXTS_OF, type TextPart } from '@punkt/locales/parts';
import type { Plugin } from 'vite';

const LOCALES = path.resolve(import.meta.dirname, '../../../packages/locales/src').replaceAll('\\', '/');
const ALL = /^virtual:texts\/(account|islands|site)(-at-once)?$/;
/** Where the file of a language and a part would lie: the manifest of the build names it so. */
const partFile = (language: string, part: string) => `${LOCALES}/bundles/${language}/${part}.ts`;
const PART = /\/locales\/src\/bundles\/(\w+)\/(\w+)\.ts$/;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The namespaces of a part, in one language. For browsers each part has copies of its own: a namespace that several parts shared was a file of
 * its own, so a screen fetched a dozen of them, and hardly anybody opens two areas that share much.
 */
function partModule(language: string, part: TextPart, hasCopies: boolean): string {
  const names = TEXT_PARTS[part];
  const own = hasCopies ? `?part=${part}` : '';
  const imports = names.map(
    (name) => `import { ${name} } from '${LOCALES}/${language}/${kebab(name)}.ts${own}';`,
  );
  return `${imports.join('\n')}\nexport const texts = { ${names.join(', ')} };`;
}

/** Every part that a build speaks, by language: each fetched when it is asked for, or all at once. */
function allParts(build: keyof typeof TEXTS_OF, atOnce: boolean): string {
  const files = LANGUAGES.flatMap((language) =>
    TEXTS_OF[build].map((part) => [`${language}/${part}`, partFile(language, part)] as const),
  );
  if (!atOnce)
    return `export default { ${files.map(([name, file]) => `'${name}': () => import('${file}')`).join(',\n')} };`;
  const imports = files.map(([, file], index) => `import * as part${index} from '${file}';`);
  return `${imports.join('\n')}\nexport default { ${files.map(([name], index) => `'${name}': part${index}`).join(', ')} };`;
}

/** Makes the files of texts that the table of parts names. */
export const textParts = (): Plugin => ({
  name: 'punkt:text-parts',
  enforce: 'pre',
  resolveId: (id) => (ALL.test(id) ? `\0${id}` : PART.test(id) ? id : undefined),
  load(id) {
    const [, build, atOnce] = ALL.exec(id.replace('\0', '')) ?? [];
    if (build) return allParts(build as keyof typeof TEXTS_OF, atOnce !== undefined);
    const [, language, part] = PART.exec(id) ?? [];
    const hasCopies = this.environment.name === 'client' && this.environment.mode === 'build';
    return language && part ? partModule(language, part as TextPart, hasCopies) : undefined;
  },
});
