/** A part of an icon: lines, a dot (lines with what is between them) or a surface without lines. */
export type DrawnPath = readonly [shape: string, filling?: 'dot' | 'surface'];
