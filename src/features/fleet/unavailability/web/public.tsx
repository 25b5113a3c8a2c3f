export { useDisplacedPreview } from './use-displaced-preview.tsx'
