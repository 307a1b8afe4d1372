"""The browser client: a page, styles and modules as they are sent. There is no rule in it.

`index.html` is the page of every address; `app/main.js` shows what the address asks for. `vendor/` and the
sprites in `icons/` come from others (`tools/assets/vendor.py`); `app/types.d.ts` is made from the protocol
(`tools/client_types.py`). Nothing is built: the files here are what browsers run.
"""
