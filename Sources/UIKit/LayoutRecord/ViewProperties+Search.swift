import Foundation
import LayoutCore

/// The properties of a search bar, whose field and buttons are private parts (`HavingParts`) and
/// thus not recorded.
extension ViewProperties {
  mutating func readSearchBar(_ bar: UISearchBar) {
    readSearchField(bar.searchTextField)
    if let prompt = bar.prompt { add(.prompt, .text(prompt)) }
    if bar.showsCancel { add("cancelButton", .yes) }
    if bar.showsBookmarkButton { add("bookmarkButton", .yes) }
    if bar.areScopesShown { readScopes(of: bar) }
    if bar.searchBarStyle == .minimal { add("searchBarStyle", .text("minimal")) }
    if bar.barStyle != .default { add("barStyle", .text("\(bar.barStyle)")) }
    if !bar.isTranslucent { add("translucent", .no) }
    if !bar.isEnabled { add(.enabled, .no) }
    add("barTintColor", bar.barTintColor)
    add("backgroundImage", bar.backgroundImage)
  }

  private mutating func readScopes(of bar: UISearchBar) {
    let texts = (bar.scopeButtonTitles ?? []).map { "“\($0)”" }
    add(.scopes, .made(ListedTexts(texts: texts)))
    let selected = bar.selectedScopeButtonIndex
    guard texts.indices.contains(selected) else { return }
    add(.selectedScope, .made(NumberedText(index: selected, text: texts[selected])))
  }

  private mutating func readSearchField(_ field: UISearchTextField) {
    if let text = field.label.text, !text.isEmpty { add(.text, .text(text)) }
    if let text = field.placeholder, !text.isEmpty { add(.placeholder, .text(text)) }
    let tokens = field.tokens.map { "“\($0.text)”" }
    if !tokens.isEmpty { add("tokens", .made(ListedTexts(texts: tokens))) }
    add("searchField.font", ViewValue(field.label.content.baseFont))
    add("searchField.textColor", field.label.content.baseColor)
    add("searchField.backgroundColor", field.backgroundColor)
    add("searchField.backgroundImage", field.ownBackground)
    readAttributes(of: field.placeholderLabel, prefix: "placeholder.")
  }
}
