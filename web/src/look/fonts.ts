/** The two faces, with the letters of our five languages and of pinyin. */
import "@fontsource/marcellus/latin.css";
import "@fontsource/marcellus/latin-ext.css";
import "@fontsource-variable/source-sans-3/wght.css";
