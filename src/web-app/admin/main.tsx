import '@fontsource-variable/inter'
import { createRoot } from 'react-dom/client'

const place = document.getElementById('root')
if (place) createRoot(place).render(<main />)
