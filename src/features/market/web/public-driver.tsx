export { GiveFromHome } from './give-from-home.tsx'
export { MarketPage } from './market-page.tsx'
