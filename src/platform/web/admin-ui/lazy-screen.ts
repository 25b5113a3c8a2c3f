import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * A screen in a chunk of its own, fetched when its route is opened, or when the pointer nears a link to it.
 * For `web/public.tsx`: `export const CarsScreen = lazyScreen(() => import('./cars-screen.tsx'),
 * 'CarsScreen')`.
 */
export const lazyScreen: typeof lazyRouteComponent = lazyRouteComponent
