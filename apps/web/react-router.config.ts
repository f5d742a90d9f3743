import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // All routes are known at the first load: there is no manifest call for the server to answer, and none to wait for.
  routeDiscovery: { mode: 'initial' },
  // Small files beside small files: each would be one more in the list of routes that every first load carries.
  splitRouteModules: false,
} satisfies Config;
