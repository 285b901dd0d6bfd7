export { Fragment, jsxDEV } from 'vue/jsx-dev-runtime'
