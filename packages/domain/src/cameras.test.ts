import { describe, expect, it } from 'vitest';
import {
  CAMERA_FIELDS,
  type Camera,
  type CameraForm,
  cameraAdvice,
  cameraChanges,
  cameraProblems,
  checkCameraForm,
  checkRecorderAddress,
  judgeCameras,
} from './cameras.ts';
import { parseMessage } from './message.ts';
import { fieldsOf } from './record-table.ts';

const camera = (idCamera: string, change: Partial<Camera> = {}): Camera => ({
  idCamera,
  name: `Камера ${idCamera}`,
  limitDays: 90,
  status: 'online',
  archAvailability: true,
  ...change,
});
const three = [camera('1'), camera('2'), camera('3')];
const problemsOf = (cameras: readonly Camera[]) =>
  cameraProblems(judgeCameras(cameras, null), null).map((problem) => parseMessage(problem).key);

describe('a report', () => {
  it('is valid with three cameras that are on and keep 90 days', () => {
    expect(judgeCameras(three, null)).toEqual({
      isValidated: true,
      cameraCheck: true,
      statusCheck: true,
      archiveCheck: true,
    });
    expect(problemsOf(three)).toEqual([]);
  });

  it.each([
    ['two cameras', three.slice(1), 'validation.cameras.count'],
    ['one that is off', [...three, camera('4', { status: 'offline' })], 'validation.cameras.off'],
    ['89 days', [...three, camera('4', { limitDays: 89 })], 'validation.cameras.archive'],
    ['a depth nobody knows', [...three, camera('4', { limitDays: null })], 'validation.cameras.archive'],
    ['no archive', [...three, camera('4', { archAvailability: false })], 'validation.cameras.archive'],
  ])('fails at %s, and at nothing else', (_, cameras, problem) => {
    expect(judgeCameras(cameras, null).isValidated).toBe(false);
    expect(problemsOf(cameras)).toEqual([problem]);
  });

  it('of a recorder that could not be asked says one thing, not three', () => {
    const verdict = judgeCameras([], 'timeout');
    expect(Object.values(verdict)).toEqual([false, false, false, false]);
    expect(cameraProblems(verdict, 'timeout')).toEqual(['validation.cameras.failed']);
  });
});

it('says what to do about each camera', () => {
  expect(cameraAdvice(camera('1'))).toEqual([]);
  expect(cameraAdvice(camera('1', { status: 'offline', limitDays: 30 }))).toEqual([
    'turnOn',
    'extendArchive',
  ]);
  expect(cameraAdvice(camera('1', { limitDays: null }))).toEqual(['setDepth']);
  expect(cameraAdvice(camera('1', { limitDays: null, archAvailability: false }))).toEqual(['enableArchive']);
});

it('tells what changed since the check before, camera by camera', () => {
  const before = [camera('1', { status: 'offline' }), camera('2', { limitDays: 30 }), camera('gone')];
  const after = [camera('1'), camera('2', { limitDays: 90, archAvailability: false }), camera('new')];
  expect(cameraChanges(before, after)).toEqual([
    { kind: 'on', idCamera: '1', name: 'Камера 1' },
    { kind: 'archiveLost', idCamera: '2', name: 'Камера 2' },
    { kind: 'depth', idCamera: '2', name: 'Камера 2', from: 30, to: 90 },
    { kind: 'added', idCamera: 'new', name: 'Камера new' },
    { kind: 'removed', idCamera: 'gone', name: 'Камера gone' },
  ]);
  expect(cameraChanges(after, after)).toEqual([]);
});

describe('the form', () => {
  const form: CameraForm = {
    vendor: '1',
    url: 'https://91.200.10.2:8080',
    login: 'admin',
    password: 'secret',
    token: '',
    description: '',
  };
  const keysOf = (change: Partial<CameraForm>, ...more: [boolean?, Parameters<typeof checkCameraForm>[2]?]) =>
    Object.fromEntries(
      Object.entries(checkCameraForm({ ...form, ...change }, more[0] ?? false, more[1])).map(
        ([path, problem]) => [path, problem],
      ),
    );

  it('asks for everything but the description, and for a token only where the vendor needs one', () => {
    const blank = { vendor: null, url: '', login: '', password: '', token: '', description: '' };
    const required = 'validation.required';
    expect(keysOf(blank, true)).toEqual({
      vendor: required,
      url: required,
      login: required,
      password: required,
      token: required,
    });
    expect(keysOf({}, false)).toEqual({});
    expect(keysOf({}, true)).toEqual({ token: required });
  });

  it('asks for no credentials that are kept', () => {
    const kept = { login: true, password: true, token: true };
    expect(keysOf({ login: '', password: '' }, true, kept)).toEqual({});
    expect(keysOf({ login: '', password: '' }, false, { ...kept, password: false })).toEqual({
      password: 'validation.required',
    });
  });

  it('keeps the limits of each field', () => {
    const lengths = { url: 500, login: 500, password: 500, token: 1000, description: 500 };
    for (const [field, max] of Object.entries(lengths)) {
      const fill = (length: number) =>
        field === 'url' ? `https://a.example/${'x'.repeat(length - 18)}` : 'x'.repeat(length);
      expect(keysOf({ [field]: fill(max) }, true, { login: true, password: true, token: true })).toEqual({});
      expect(keysOf({ [field]: fill(max + 1), ...(field !== 'token' && { token: 't' }) }, true)).toEqual({
        [field]: `validation.maxLength|{"count":${max}}`,
      });
    }
    expect(fieldsOf(CAMERA_FIELDS)).toEqual(['vendor', ...Object.keys(lengths)]);
  });

  it.each([
    'https://nvr.example.org:8443/shop',
    'http://91.200.10.2',
    'http://[2a02:6b8::1]:80',
    'HTTPS://Кафе.рф',
  ])('%s may be a recorder', (url) => {
    expect(checkRecorderAddress(url)).toBeNull();
  });

  it.each(['nvr', 'ftp://nvr.example.org', 'http://nvr', 'http://me:you@nvr.example.org', 'http://'])(
    '%s is no address',
    (url) => {
      expect(checkRecorderAddress(url)).toBe('validation.url');
    },
  );

  it.each([
    'http://192.168.1.64',
    'http://10.0.0.2:8080',
    'https://172.16.4.4',
    'http://127.0.0.1',
    'http://localhost:8080',
    'http://nvr.local',
    'http://[fd00::1]',
    'http://100.64.0.1',
  ])('%s is an address inside the shop', (url) => {
    expect(checkRecorderAddress(url)).toBe('validation.cameras.private');
  });
});
