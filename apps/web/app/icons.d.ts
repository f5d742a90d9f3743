/** An icon of Tabler by its name there (vite/icons.ts). */
declare module 'icon:*' {
  const icon: import('./components/drawn-icon.tsx').Icon;
  export default icon;
}
