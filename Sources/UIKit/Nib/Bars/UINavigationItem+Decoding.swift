import Foundation
import InterfaceBuilder

extension UINavigationItem {
  /// Sets the properties that a document contains (fact IB106).
  func decode(from nib: NibDecoder) {
    nib.decode(Self.nibProperties, of: self)
    let (object, loading) = (nib.object, nib.loading)
    leftBarButtonItems = items("leftBarButtonItem", of: object, in: loading)
    rightBarButtonItems = items("rightBarButtonItem", of: object, in: loading)
    backBarButtonItem =
      object.keyed["backBarButtonItem"].flatMap(loading.make) as? UIBarButtonItem
    titleView = object.keyed["titleView"].flatMap(loading.make) as? UIView
  }

  /// Returns the items at one end of the bar; nil if the document contains none.
  ///
  /// A document stores the items as a list, such as `leftBarButtonItems`, or a single item as
  /// `leftBarButtonItem`.
  private func items(
    _ name: String, of object: InterfaceObject, in loading: NibLoading
  ) -> [UIBarButtonItem]? {
    let all = object.lists["\(name)s"] ?? object.keyed[name].map { [$0] }
    return all?.compactMap { loading.make($0) as? UIBarButtonItem }
  }

  private static let nibProperties = NibProperties<UINavigationItem> {
    $0.text("title") { $0.title = $1 }
    $0.text("prompt") { $0.prompt = $1 }
    $0.bool("hidesBackButton") { $0.hidesBackButton = $1 }
    $0.bool("leftItemsSupplementBackButton") { $0.leftItemsSupplementBackButton = $1 }
    $0.text("backButtonTitle") { $0.backButtonTitle = $1 }
    $0.choice(
      "largeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never]
    ) { $0.largeTitleDisplayMode = $1 }
    $0.choice(
      "backButtonDisplayMode", ["default": .default, "generic": .generic, "minimal": .minimal]
    ) { $0.backButtonDisplayMode = $1 }
  }
}
