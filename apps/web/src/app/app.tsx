import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { routes } from '@joinery/contract'
import { LoadingScreen } from '../components/layout/loading-screen.tsx'
import { PageFrame } from '../components/layout/page-frame.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { FramedScreen } from './framed-screen.tsx'
import { missingAddress } from './missing-address.ts'
import { notFound, routeNames } from './screens.ts'
import { ToasterSlot } from './toaster-slot.tsx'
import { usePageArrival } from './use-page-arrival.ts'

/** The whole web application, below whichever router carries it. */
export function App() {
  usePageArrival()
  const isMissing = useLocation().pathname === missingAddress
  return (
    <>
      <CrashBoundary>
        <Suspense fallback={<LoadingScreen />}>
          <Routes>
            {!isMissing &&
              routeNames.map((name) => (
                <Route key={name} path={routes[name].path} element={<FramedScreen name={name} />} />
              ))}
            <Route
              path="*"
              element={
                <PageFrame skin={undefined}>
                  <notFound.Screen />
                </PageFrame>
              }
            />
          </Routes>
        </Suspense>
      </CrashBoundary>
      <ToasterSlot />
    </>
  )
}
