#ifndef BELLTOWER_CLIBXML2_SHIM_H
#define BELLTOWER_CLIBXML2_SHIM_H

/* Debian's libxml2 is built with ICU, whose headers clash with Foundation's own ICU. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/SAX2.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

/* How far one page may go, and whether it went further. */
typedef struct {
    int deepest;
    int most;
    int count;
    int is_too_deep;
    int is_too_large;
} belltower_page_limits;

static inline void belltower_start_element(
    void *context, const xmlChar *name, const xmlChar **attributes) {
    xmlParserCtxtPtr parser = (xmlParserCtxtPtr)context;
    belltower_page_limits *limits = (belltower_page_limits *)parser->_private;
    limits->count += 1;
    if (parser->nodeNr >= limits->deepest) limits->is_too_deep = 1;
    if (limits->count > limits->most) limits->is_too_large = 1;
    if (limits->is_too_deep || limits->is_too_large) {
        xmlStopParser(parser);
        return;
    }
    xmlSAX2StartElement(context, name, attributes);
}

static inline void belltower_characters(void *context, const xmlChar *text, int length) {
    xmlParserCtxtPtr parser = (xmlParserCtxtPtr)context;
    if (parser->disableSAX == 0) xmlSAX2Characters(context, text, length);
}

static inline void belltower_ignore_message(void *context, const char *message, ...) {
    (void)context;
    (void)message;
}

static inline void belltower_ignore_error(void *context, xmlErrorPtr error) {
    (void)context;
    (void)error;
}

/* Parses UTF-8 as HTML: recovering, no network, no entities but HTML's own, nothing printed. */
static inline htmlDocPtr belltower_parse_html(
    const char *bytes, int size, belltower_page_limits *limits) {
    htmlParserCtxtPtr parser = htmlCreateMemoryParserCtxt(bytes, size);
    if (parser == NULL) return NULL;
    htmlCtxtUseOptions(
        parser, HTML_PARSE_RECOVER | HTML_PARSE_NONET | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING
                    | HTML_PARSE_IGNORE_ENC | HTML_PARSE_COMPACT);
    xmlCharEncodingHandlerPtr utf8 = xmlFindCharEncodingHandler("UTF-8");
    if (utf8 != NULL) xmlSwitchToEncoding(parser, utf8);
    /* libxml2's own limit, 256, is less than old pages with unclosed tags need; ours holds. */
    parser->options |= XML_PARSE_HUGE;
    parser->_private = limits;
    parser->sax->startElement = belltower_start_element;
    parser->sax->characters = belltower_characters;
    parser->sax->serror = belltower_ignore_error;
    parser->sax->error = belltower_ignore_message;
    parser->sax->warning = belltower_ignore_message;
    htmlParseDocument(parser);
    htmlDocPtr document = parser->myDoc;
    parser->myDoc = NULL;
    htmlFreeParserCtxt(parser);
    return document;
}

/* A context without a document, whose errors are kept to itself. */
static inline xmlXPathContextPtr belltower_xpath_context(xmlDocPtr document, unsigned long limit) {
    xmlXPathContextPtr context = xmlXPathNewContext(document);
    if (context == NULL) return NULL;
    context->error = belltower_ignore_error;
    context->opLimit = limit;
    return context;
}

/* xmlFree is a global that may change, which Swift refuses. */
static inline void belltower_xml_free(void *memory) { xmlFree(memory); }

#endif
