import { createRoot } from 'react-dom/client'
import { DriverApp } from './driver-app.tsx'

const place = document.getElementById('root')
if (place) createRoot(place).render(<DriverApp />)
