import { describe, expect, it } from 'vitest';
import type { Lan } from '../src/protocol';
import { baseFor, inRoom } from '../src/lib/reach';

const closed: Lan = { open: false, can_open: true };
const open: Lan = { open: true, can_open: true, urls: ['http://192.168.0.7:8420/', 'http://10.0.0.2:8420'] };

describe('the address for others', () => {
  it('is never that of this machine for itself', () => {
    for (const here of ['http://localhost:8420', 'http://127.0.0.1:8420', 'http://[::1]:8420']) {
      expect(baseFor(null, here)).toBeNull();
      expect(baseFor(closed, here)).toBeNull();
      expect(baseFor(open, here)).toBe('http://192.168.0.7:8420');
    }
  });
  it('is the one by which this page was reached', () => {
    expect(baseFor(open, 'http://10.0.0.2:8420')).toBe('http://10.0.0.2:8420');
    expect(baseFor(null, 'https://bailey.example.org')).toBe('https://bailey.example.org');
  });
  it('may be one of this room only', () => {
    for (const base of ['http://192.168.0.7:8420', 'http://172.20.1.1', 'http://den.local:8420', 'http://den:8420']) {
      expect(inRoom(base)).toBe(true);
    }
    for (const base of ['https://bailey.example.org', 'http://172.40.1.1', 'http://8.8.8.8']) {
      expect(inRoom(base)).toBe(false);
    }
  });
});
