#include "CLibxml2.h"

#include <dlfcn.h>
#include <libxml/SAX2.h>
#include <pthread.h>

static struct {
    int is_loaded;
    void (*xmlInitParser)(void);
    htmlParserCtxtPtr (*htmlCreateMemoryParserCtxt)(const char *, int);
    int (*htmlCtxtUseOptions)(htmlParserCtxtPtr, int);
    int (*htmlParseDocument)(htmlParserCtxtPtr);
    void (*htmlFreeParserCtxt)(htmlParserCtxtPtr);
    xmlParserCtxtPtr (*xmlCreateMemoryParserCtxt)(const char *, int);
    int (*xmlCtxtUseOptions)(xmlParserCtxtPtr, int);
    int (*xmlParseDocument)(xmlParserCtxtPtr);
    void (*xmlFreeParserCtxt)(xmlParserCtxtPtr);
    void (*xmlSAX2StartElementNs)(void *, const xmlChar *, const xmlChar *, const xmlChar *, int,
                                  const xmlChar **, int, int, const xmlChar **);
    htmlDocPtr (*htmlReadMemory)(const char *, int, const char *, const char *, int);
    xmlCharEncodingHandlerPtr (*xmlFindCharEncodingHandler)(const char *);
    int (*xmlSwitchToEncoding)(xmlParserCtxtPtr, xmlCharEncodingHandlerPtr);
    void (*xmlStopParser)(xmlParserCtxtPtr);
    void (*xmlSAX2StartElement)(void *, const xmlChar *, const xmlChar **);
    void (*xmlSAX2Characters)(void *, const xmlChar *, int);
    xmlDocPtr (*xmlNewDoc)(const xmlChar *);
    void (*xmlFreeDoc)(xmlDocPtr);
    xmlXPathContextPtr (*xmlXPathNewContext)(xmlDocPtr);
    void (*xmlXPathFreeContext)(xmlXPathContextPtr);
    long (*xmlXPathOrderDocElems)(xmlDocPtr);
    xmlXPathCompExprPtr (*xmlXPathCtxtCompile)(xmlXPathContextPtr, const xmlChar *);
    void (*xmlXPathFreeCompExpr)(xmlXPathCompExprPtr);
    xmlXPathObjectPtr (*xmlXPathCompiledEval)(xmlXPathCompExprPtr, xmlXPathContextPtr);
    void (*xmlXPathNodeSetSort)(xmlNodeSetPtr);
    void (*xmlXPathFreeObject)(xmlXPathObjectPtr);
} xml;

static void load(void) {
    void *library = dlopen("libxml2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return;
#define FIND(name) \
    *(void **)&xml.name = dlsym(library, #name); \
    if (xml.name == NULL) return
    FIND(xmlInitParser);
    FIND(htmlCreateMemoryParserCtxt);
    FIND(htmlCtxtUseOptions);
    FIND(htmlParseDocument);
    FIND(htmlFreeParserCtxt);
    FIND(xmlCreateMemoryParserCtxt);
    FIND(xmlCtxtUseOptions);
    FIND(xmlParseDocument);
    FIND(xmlFreeParserCtxt);
    FIND(xmlSAX2StartElementNs);
    FIND(htmlReadMemory);
    FIND(xmlFindCharEncodingHandler);
    FIND(xmlSwitchToEncoding);
    FIND(xmlStopParser);
    FIND(xmlSAX2StartElement);
    FIND(xmlSAX2Characters);
    FIND(xmlNewDoc);
    FIND(xmlFreeDoc);
    FIND(xmlXPathNewContext);
    FIND(xmlXPathFreeContext);
    FIND(xmlXPathOrderDocElems);
    FIND(xmlXPathCtxtCompile);
    FIND(xmlXPathFreeCompExpr);
    FIND(xmlXPathCompiledEval);
    FIND(xmlXPathNodeSetSort);
    FIND(xmlXPathFreeObject);
#undef FIND
    xml.xmlInitParser();
    xml.is_loaded = 1;
}

int belltower_xml_is_there(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return xml.is_loaded;
}

static void start_element(void *context, const xmlChar *name, const xmlChar **attributes) {
    xmlParserCtxtPtr parser = (xmlParserCtxtPtr)context;
    belltower_page_limits *limits = (belltower_page_limits *)parser->_private;
    limits->count += 1;
    if (parser->nodeNr >= limits->deepest) limits->is_too_deep = 1;
    if (limits->count > limits->most) limits->is_too_large = 1;
    if (limits->is_too_deep || limits->is_too_large) {
        xml.xmlStopParser(parser);
        return;
    }
    xml.xmlSAX2StartElement(context, name, attributes);
}

static void characters(void *context, const xmlChar *text, int length) {
    xmlParserCtxtPtr parser = (xmlParserCtxtPtr)context;
    if (parser->disableSAX == 0) xml.xmlSAX2Characters(context, text, length);
}

static void ignore_message(void *context, const char *message, ...) {
    (void)context;
    (void)message;
}

static void ignore_error(void *context, xmlErrorPtr error) {
    (void)context;
    (void)error;
}

static const int options = HTML_PARSE_RECOVER | HTML_PARSE_NONET | HTML_PARSE_NOERROR
                           | HTML_PARSE_NOWARNING | HTML_PARSE_IGNORE_ENC | HTML_PARSE_COMPACT;

htmlDocPtr belltower_parse_html(const char *bytes, int size, belltower_page_limits *limits) {
    htmlParserCtxtPtr parser = xml.htmlCreateMemoryParserCtxt(bytes, size);
    if (parser == NULL) return NULL;
    xml.htmlCtxtUseOptions(parser, options);
    xmlCharEncodingHandlerPtr utf8 = xml.xmlFindCharEncodingHandler("UTF-8");
    if (utf8 != NULL) xml.xmlSwitchToEncoding(parser, utf8);
    /* libxml2's own limit, 256, is less than old pages with unclosed tags need; ours holds. */
    parser->options |= XML_PARSE_HUGE;
    parser->_private = limits;
    parser->sax->startElement = start_element;
    parser->sax->characters = characters;
    parser->sax->serror = ignore_error;
    parser->sax->error = ignore_message;
    parser->sax->warning = ignore_message;
    xml.htmlParseDocument(parser);
    htmlDocPtr document = parser->myDoc;
    parser->myDoc = NULL;
    xml.htmlFreeParserCtxt(parser);
    return document;
}

static void start_element_ns(void *context, const xmlChar *name, const xmlChar *prefix,
                             const xmlChar *uri, int namespaces_count, const xmlChar **namespaces,
                             int count, int defaulted, const xmlChar **attributes) {
    xmlParserCtxtPtr parser = (xmlParserCtxtPtr)context;
    belltower_page_limits *limits = (belltower_page_limits *)parser->_private;
    limits->count += 1 + count + namespaces_count;
    if (parser->nodeNr >= limits->deepest) limits->is_too_deep = 1;
    if (limits->count > limits->most) limits->is_too_large = 1;
    if (limits->is_too_deep || limits->is_too_large) {
        xml.xmlStopParser(parser);
        return;
    }
    xml.xmlSAX2StartElementNs(context, name, prefix, uri, namespaces_count, namespaces, count, defaulted,
                              attributes);
}

static void refuse_subset(void *context, const xmlChar *name, const xmlChar *id,
                          const xmlChar *system) {
    (void)name;
    (void)id;
    (void)system;
    xml.xmlStopParser((xmlParserCtxtPtr)context);
}

xmlDocPtr belltower_parse_xml(const char *bytes, int size, belltower_page_limits *limits) {
    xmlParserCtxtPtr parser = xml.xmlCreateMemoryParserCtxt(bytes, size);
    if (parser == NULL) return NULL;
    xml.xmlCtxtUseOptions(parser, XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING
                                      | XML_PARSE_IGNORE_ENC | XML_PARSE_COMPACT
                                      | XML_PARSE_NOCDATA);
    parser->_private = limits;
    parser->sax->startElementNs = start_element_ns;
    parser->sax->internalSubset = refuse_subset;
    parser->sax->serror = ignore_error;
    parser->sax->error = ignore_message;
    parser->sax->warning = ignore_message;
    xml.xmlParseDocument(parser);
    xmlDocPtr document = parser->myDoc;
    parser->myDoc = NULL;
    /* A stopped parser has its well-formedness taken. */
    int is_whole = parser->wellFormed && parser->nsWellFormed && !parser->disableSAX;
    if (document != NULL && !is_whole) {
        xml.xmlFreeDoc(document);
        document = NULL;
    }
    xml.xmlFreeParserCtxt(parser);
    return document;
}

htmlDocPtr belltower_read_html(const char *bytes, int size) {
    return xml.htmlReadMemory(bytes, size, NULL, "UTF-8", options);
}

xmlDocPtr belltower_new_document(void) { return xml.xmlNewDoc(BAD_CAST "1.0"); }

void belltower_free_document(xmlDocPtr document) { xml.xmlFreeDoc(document); }

xmlXPathContextPtr belltower_xpath_context(xmlDocPtr document, unsigned long limit) {
    xmlXPathContextPtr context = xml.xmlXPathNewContext(document);
    if (context == NULL) return NULL;
    context->error = ignore_error;
    context->opLimit = limit;
    return context;
}

void belltower_free_context(xmlXPathContextPtr context) { xml.xmlXPathFreeContext(context); }

void belltower_order(xmlDocPtr document) { xml.xmlXPathOrderDocElems(document); }

xmlXPathCompExprPtr belltower_compile(xmlXPathContextPtr context, const char *text) {
    return xml.xmlXPathCtxtCompile(context, BAD_CAST text);
}

void belltower_free_path(xmlXPathCompExprPtr path) { xml.xmlXPathFreeCompExpr(path); }

xmlXPathObjectPtr belltower_evaluate(xmlXPathCompExprPtr path, xmlXPathContextPtr context) {
    return xml.xmlXPathCompiledEval(path, context);
}

void belltower_sort(xmlNodeSetPtr nodes) { xml.xmlXPathNodeSetSort(nodes); }

void belltower_free_result(xmlXPathObjectPtr result) { xml.xmlXPathFreeObject(result); }
