/** A tile as it travels. */
export interface DrawnTile {
  readonly gzip: Buffer;
  readonly etag: string;
}

interface Entry {
  readonly version: number;
  readonly tile: Promise<DrawnTile>;
  /** Once it is. */
  drawn?: DrawnTile;
  size: number;
  /** Asked for since room was last made. */
  used: boolean;
}

/** About a thousand full tiles of a city. */
const MOST_BYTES = 32 * 1024 * 1024;
/** What an entry costs besides its bytes: many tiles of the sea must not add up unseen. */
const ENTRY_BYTES = 500;

/**
 * Keeps the tiles that are used. Who asks for a tile that is being drawn waits for that drawing, and a tile drawn for an older
 * version of the map is drawn anew.
 */
export function createTileCache(mostBytes = MOST_BYTES) {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function forget(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    bytes -= entry.size;
    entries.delete(key);
  }

  /** Whoever was asked for meanwhile is spared once and goes to the end: moving it there at each question costs more than the answer. */
  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (bytes <= mostBytes) return;
      if (entry.used) {
        entry.used = false;
        entries.delete(key);
        entries.set(key, entry);
      } else forget(key);
    }
  }

  function weigh(key: string, entry: Entry, tile: DrawnTile): void {
    if (entries.get(key) !== entry) return;
    entry.drawn = tile;
    entry.size = tile.gzip.length + ENTRY_BYTES;
    bytes += entry.size;
    makeRoom();
  }

  function find(key: string, version: number): Entry | undefined {
    const known = entries.get(key);
    if (known?.version !== version) return undefined;
    known.used = true;
    return known;
  }

  return {
    /** One that is drawn: nearly every answer, and worth not waiting for a promise. */
    peek: (key: string, version: number): DrawnTile | undefined => find(key, version)?.drawn,
    get: (key: string, version: number, draw: () => Promise<DrawnTile>): Promise<DrawnTile> => {
      const known = find(key, version);
      if (known) return known.tile;
      forget(key);
      const entry: Entry = { version, tile: draw(), size: 0, used: false };
      entries.set(key, entry);
      entry.tile.then(
        (tile) => weigh(key, entry, tile),
        // A failure is not kept: the next who asks tries again.
        () => entries.get(key) === entry && forget(key),
      );
      return entry.tile;
    },
    /** For those who watch its size. */
    size: () => ({ tiles: entries.size, bytes }),
  };
}
