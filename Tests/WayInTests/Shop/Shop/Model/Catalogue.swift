import Alamofire
import Combine
import Foundation

final class ShopClient {
  private let session: Session
  private let host: String

  init(host: String) {
    session = Session(interceptor: Retrier(limit: 3))
    self.host = host
  }

  func herbs(_ completion: @escaping (Result<[Herb], AFError>) -> Void) {
    session.request("https://\(host)/herbs")
      .validate()
      .responseDecodable(of: [Herb].self) { completion($0.result) }
  }
}

final class Catalogue: ObservableObject {
  @Published private(set) var herbs: [Herb] = []
  private let client: ShopClient

  init(client: ShopClient) { self.client = client }

  func reload() { client.herbs { [weak self] in self?.herbs = (try? $0.get()) ?? [] } }
}
