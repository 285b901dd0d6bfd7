export { Fragment, jsx, jsxs } from 'vue/jsx-runtime'
