import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** The tokens decide; Mantine only hears of them. So the two variants and both surfaces stay one product. */
const accent: MantineColorsTuple = [
  'var(--accent-0)',
  'var(--accent-1)',
  'var(--accent-2)',
  'var(--accent-3)',
  'var(--accent-4)',
  'var(--accent-5)',
  'var(--accent)',
  'var(--accent-7)',
  'var(--accent-8)',
  'var(--accent-9)',
];

export const theme = createTheme({
  colors: { accent },
  primaryColor: 'accent',
  primaryShade: 6,
  black: '#15201f',
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '600' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '12px', xl: '12px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  shadows: { xs: 'none', sm: 'var(--shadow)', md: 'var(--shadow)', lg: 'var(--shadow)', xl: 'var(--shadow)' },
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' }, styles: { root: { minHeight: 44 } } },
  },
});
