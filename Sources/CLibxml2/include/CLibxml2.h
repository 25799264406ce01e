#ifndef BELLTOWER_CLIBXML2_H
#define BELLTOWER_CLIBXML2_H

/* What Belltower asks of libxml2.
 *
 * It is loaded when the first page or document is parsed, or the first path compiled: Debian's is built with ICU,
 * whose 30 MB would cost every command several milliseconds at its start. Only types come from its
 * headers, and nothing else of the program may link against it. */

/* ICU's headers clash with Foundation's own ICU. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/xpath.h>

/* Answers 0 where there is no libxml2; then nothing else here may be called. */
int belltower_xml_is_there(void);

/* How far one page may go, and whether it went further. */
typedef struct {
    int deepest;
    int most;
    int count;
    int is_too_deep;
    int is_too_large;
} belltower_page_limits;

/* Parses UTF-8 as HTML: recovering, no network, no entities but HTML's own, nothing printed. */
htmlDocPtr belltower_parse_html(const char *bytes, int size, belltower_page_limits *limits);
/* Parses UTF-8 as XML: no repairs, no network, nothing printed; what declares a DTD is not read on, so that
 * there are no entities but XML's own five. NULL for what is not well-formed, or goes further than it may. */
xmlDocPtr belltower_parse_xml(const char *bytes, int size, belltower_page_limits *limits);
/* As a C program that knows no limits would call it. */
htmlDocPtr belltower_read_html(const char *bytes, int size);
xmlDocPtr belltower_new_document(void);
void belltower_free_document(xmlDocPtr document);

/* A context without a document, whose errors are kept to itself. */
xmlXPathContextPtr belltower_xpath_context(xmlDocPtr document, unsigned long limit);
void belltower_free_context(xmlXPathContextPtr context);
/* Puts the elements in an order that sorting what was found relies on. */
void belltower_order(xmlDocPtr document);
xmlXPathCompExprPtr belltower_compile(xmlXPathContextPtr context, const char *text);
void belltower_free_path(xmlXPathCompExprPtr path);
xmlXPathObjectPtr belltower_evaluate(xmlXPathCompExprPtr path, xmlXPathContextPtr context);
void belltower_sort(xmlNodeSetPtr nodes);
void belltower_free_result(xmlXPathObjectPtr result);

#endif
