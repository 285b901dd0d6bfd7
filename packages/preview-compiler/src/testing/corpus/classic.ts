import { indexHtml, writeManifest } from './project-tree.ts'
import type { ProjectTree } from './project-tree.ts'

/** What models and tutorials of some years wrote: icons of many families, classes of Bootstrap, effects on scrolling. */
export const classicProjects: readonly ProjectTree[] = [
  {
    name: 'Create React App with web vitals, a store, icons, Bootstrap and a transition',
    shows: ['Basket of 3', 'Shop'],
    files: {
      'package.json': writeManifest({
        react: '^18.2.0',
        'react-dom': '^18.2.0',
        'react-scripts': '5.0.1',
        'react-icons': '^4.12.0',
        'react-redux': '^8.1.3',
        'react-transition-group': '^4.4.5',
        redux: '^4.2.1',
        bootstrap: '^5.3.2',
        'web-vitals': '^2.1.4',
      }),
      'public/index.html':
        '<!DOCTYPE html><html lang="en"><head><title>Shop</title></head><body><div id="root"></div></body></html>',
      'src/index.js': `import React from 'react'
import ReactDOM from 'react-dom/client'
import { Provider } from 'react-redux'
import { legacy_createStore as createStore } from 'redux'
import 'bootstrap/dist/css/bootstrap.min.css'
import App from './App'
import reportWebVitals from './reportWebVitals'
const store = createStore((state = { amount: 3 }) => state)
ReactDOM.createRoot(document.getElementById('root')).render(<Provider store={store}><App /></Provider>)
reportWebVitals(() => undefined)
`,
      'src/reportWebVitals.js': `const reportWebVitals = (onPerfEntry) => {
  if (onPerfEntry && onPerfEntry instanceof Function) {
    import('web-vitals').then(({ getCLS, getFID, getFCP, getLCP, getTTFB }) => {
      getCLS(onPerfEntry); getFID(onPerfEntry); getFCP(onPerfEntry); getLCP(onPerfEntry); getTTFB(onPerfEntry)
    })
  }
}
export default reportWebVitals
`,
      'src/App.js': `import { useRef } from 'react'
import { useSelector } from 'react-redux'
import { CSSTransition } from 'react-transition-group'
import { IconContext } from 'react-icons'
import { FaShoppingCart } from 'react-icons/fa'
import { MdHome, MdPerson } from 'react-icons/md'
export default function App() {
  const amount = useSelector((state) => state.amount)
  const box = useRef(null)
  return (
    <IconContext.Provider value={{ className: 'icon' }}>
      <nav className="navbar bg-primary"><MdHome /><span>Shop</span><MdPerson size={20} /></nav>
      <CSSTransition in appear nodeRef={box} timeout={50} classNames="fade">
        <p ref={box} className="alert alert-info"><FaShoppingCart /> Basket of {amount}</p>
      </CSSTransition>
    </IconContext.Provider>
  )
}
`,
    },
  },
  {
    name: 'React 19 with Heroicons, AOS, GSAP and newer icons',
    shows: ['Meet the team'],
    files: {
      'package.json': writeManifest({
        react: '^19.0.0',
        'react-dom': '^19.0.0',
        '@gsap/react': '^2.1.1',
        '@heroicons/react': '^2.1.5',
        aos: '^2.3.4',
        gsap: '^3.12.5',
        'react-icons': '^5.3.0',
        'web-vitals': '^4.2.0',
      }),
      'index.html': indexHtml,
      'src/main.tsx': `import { createRoot } from 'react-dom/client'
import { onCLS, onINP } from 'web-vitals'
import 'aos/dist/aos.css'
import App from './App'
onCLS(() => undefined)
onINP(() => undefined)
createRoot(document.getElementById('root')!).render(<App />)
`,
      'src/App.tsx': `import { useEffect, useRef } from 'react'
import AOS from 'aos'
import gsap from 'gsap'
import { useGSAP } from '@gsap/react'
import { ArrowRightIcon } from '@heroicons/react/24/outline'
import { CheckIcon } from '@heroicons/react/20/solid'
import { FaXTwitter } from 'react-icons/fa6'
import { HiOutlineUserGroup } from 'react-icons/hi2'
import { SiTypescript } from 'react-icons/si'
gsap.registerPlugin(useGSAP)
export default function App() {
  const box = useRef<HTMLElement>(null)
  useEffect(() => { AOS.init({ once: true }) }, [])
  useGSAP(() => { gsap.to('.mark', { x: 10, duration: 0.01 }) }, { scope: box })
  return (
    <main ref={box}>
      <h1 data-aos="fade-up"><HiOutlineUserGroup /> Meet the team</h1>
      <span className="mark"><CheckIcon width={20} /> <ArrowRightIcon width={20} /></span>
      <FaXTwitter title="X" /><SiTypescript />
    </main>
  )
}
`,
    },
  },
]

/** Components that are nothing without their code: what opens, and what only shows when it is open. */
export const openingProject = (react: string): ProjectTree => ({
  name: `React ${react} with react-bootstrap and Headless UI`,
  shows: ['Orders', 'Sort'],
  files: {
    'package.json': writeManifest({
      react,
      'react-dom': react,
      'react-bootstrap': '^2.10.0',
      '@headlessui/react': '^2.2.0',
    }),
    'index.html': indexHtml,
    'src/main.tsx': `import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button, Container, Modal } from 'react-bootstrap'
import Badge from 'react-bootstrap/Badge'
import { Dialog, DialogPanel, Menu, MenuButton, MenuItem, MenuItems, Transition } from '@headlessui/react'
import 'bootstrap/dist/css/bootstrap.min.css'
function App() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Container>
      <Button variant="primary" onClick={() => setOpen(true)}>Orders <Badge>3</Badge></Button>
      <Modal show={isOpen} onHide={() => setOpen(false)}><Modal.Header closeButton><Modal.Title>Three orders</Modal.Title></Modal.Header></Modal>
      <Menu><MenuButton>Sort</MenuButton><MenuItems><MenuItem><button>By price</button></MenuItem></MenuItems></Menu>
      <Dialog open={false} onClose={() => undefined}><DialogPanel>Never</DialogPanel></Dialog>
      <Transition show={isOpen}><p>Faded in</p></Transition>
    </Container>
  )
}
createRoot(document.getElementById('root')!).render(<App />)
`,
  },
})
