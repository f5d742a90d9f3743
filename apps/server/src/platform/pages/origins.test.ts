import { describe, expect, it } from 'vitest';
import { originsOf } from './origins.ts';

describe('the addresses of both sites', () => {
  it.each([
    [
      { origin: 'https://punkt.example', port: 3000, georgianHosts: ['ge.punkt.example'] },
      { main: 'https://punkt.example', georgian: 'https://ge.punkt.example' },
    ],
    [
      { port: 3000, georgianHosts: ['ge.localhost', 'other'] },
      { main: 'http://localhost:3000', georgian: 'http://ge.localhost:3000' },
    ],
    [
      { origin: 'https://punkt.example/', port: 3000, georgianHosts: [] },
      { main: 'https://punkt.example', georgian: 'https://punkt.example' },
    ],
  ])('of %j are %j', (config, origins) => {
    expect(originsOf(config)).toEqual(origins);
  });
});
