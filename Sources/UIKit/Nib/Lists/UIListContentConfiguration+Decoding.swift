import Foundation
import InterfaceBuilder

extension UIListContentConfiguration {
  /// Makes the content of a cell from the values of a document (fact IB75).
  @MainActor init(_ fields: [String: InterfaceValue], in loading: NibLoading) {
    self = .cell()
    text = fields["text"]?.text
    secondaryText = fields["secondaryText"]?.text
    image = fields["image"].flatMap { loading.image($0) }
    if let padding = fields["imageToTextPadding"]?.number { imageToTextPadding = padding }
  }
}
