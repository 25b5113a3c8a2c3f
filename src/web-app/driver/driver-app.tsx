export function DriverApp() {
  return <main />
}
