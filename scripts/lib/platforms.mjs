/**
 * The platforms that the README promises. A native package is a family: a parent whose optional dependencies are one build per
 * platform. npm installs no optional package that the lock file lacks, so a member missing there is a build that fails on that machine.
 */
export const PLATFORMS = [
  { name: 'Linux x64', os: 'linux', cpu: 'x64', libc: 'glibc' },
  { name: 'Linux arm64', os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { name: 'macOS x64', os: 'darwin', cpu: 'x64' },
  { name: 'macOS arm64', os: 'darwin', cpu: 'arm64' },
  { name: 'Windows x64', os: 'win32', cpu: 'x64' },
];

/** Known gaps, each with what serves in its place. */
const SERVED_OTHERWISE = {
  // The registry has no Node 24 for Apple silicon: there the machine's own Node must be 24, and `npm start` says so.
  '(the project itself)': ['macOS arm64'],
};

const listed = (value) => (value === undefined ? [] : [value].flat());
const allows = (list, value) => list.length === 0 || list.includes(value);

const fits = (entry, { os, cpu, libc }) =>
  allows(listed(entry.os), os) &&
  allows(listed(entry.cpu), cpu) &&
  (libc === undefined || allows(listed(entry.libc), libc));

const isNative = (entry) => entry.os !== undefined || entry.cpu !== undefined;

/** Where npm would find `name` from the folder of `path`: beside it, else in each folder above. */
function resolve(packages, path, name) {
  for (let folder = path; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const key = `${folder}${folder ? '/' : ''}node_modules/${name}`;
    if (packages[key]) return packages[key];
    if (!folder.includes('node_modules')) return packages[`node_modules/${name}`];
  }
}

/** Every native family of a lock file: its parent and those of its members that are locked. */
function families({ packages }) {
  const found = [];
  for (const [path, entry] of Object.entries(packages)) {
    const names = Object.keys(entry.optionalDependencies ?? {});
    const members = names.map((name) => resolve(packages, path, name)).filter((member) => member);
    const native = members.filter(isNative);
    // One native member alone is an extra of one system (file watching on macOS), not a build for each.
    if (names.length > 1 && (native.length > 1 || members.length === 0))
      found.push({ parent: path.split('node_modules/').at(-1) || '(the project itself)', members: native });
  }
  return found;
}

/** What is missing, one line each; nothing when the lock file serves every platform. */
export function missingPlatforms(lock, platforms = PLATFORMS) {
  return families(lock).flatMap(({ parent, members }) =>
    platforms
      .filter((platform) => !members.some((member) => fits(member, platform)))
      .filter(({ name }) => !SERVED_OTHERWISE[parent]?.includes(name))
      .map(({ name }) => `${parent}: no package for ${name}`),
  );
}

/** Where `npm ci` puts packages on a platform. */
export const packagesFor = (lock, platform) =>
  Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && fits(entry, platform))
    .map(([path]) => path);

/** Install scripts run only where package.json allows them by name; a native package whose script is forgotten arrives broken. */
export const unansweredScripts = (lock, allowScripts) =>
  Object.entries(lock.packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .filter(([, entry]) => !isNative(entry) || PLATFORMS.some((platform) => fits(entry, platform)))
    .map(([path]) => path.split('node_modules/').at(-1))
    .filter((name) => !(name in allowScripts));
