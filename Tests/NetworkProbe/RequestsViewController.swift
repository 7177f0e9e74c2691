import UIKit

/// A screen that makes the request in its fields, and shows what it receives.
final class RequestsViewController: UIViewController {
  private let urlField = UITextField()
  private let methodField = UITextField()
  private let stack = UIStackView()
  private let log = UILabel()
  private let spinner = UIActivityIndicatorView()
  private var lines: [String] = []
  private var running: URLSessionTask?
  private lazy var recorder = SessionRecorder { [weak self] in self?.show($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Requests"
    urlField.placeholder = "URL"
    urlField.text = "https://api.example.com/hello"
    methodField.placeholder = "Method"
    methodField.text = "GET"
    log.numberOfLines = 0
    stack.axis = .vertical
    view.addSubview(stack)
    for view in [urlField, methodField, log, spinner] { stack.addArrangedSubview(view) }
    addButtons()
  }

  private var address: URL { URL(string: urlField.text ?? "") ?? URL(fileURLWithPath: "/") }

  private var request: URLRequest {
    var request = URLRequest(url: address)
    request.httpMethod = methodField.text
    return request
  }

  func button(_ title: String, _ action: @escaping (URLRequest) -> Void) {
    let button = UIButton(
      primaryAction: UIAction(title: title) { [unowned self] _ in
        spinner.startAnimating()
        action(request)
      })
    stack.addArrangedSubview(button)
  }

  func show(_ line: String) {
    lines.append(line)
    log.text = lines.joined(separator: " | ")
    spinner.stopAnimating()
  }

  private nonisolated static func url(_ request: URLRequest) -> URL {
    request.url ?? URL(filePath: "/")
  }

  private nonisolated func received(_ data: Data?, _ response: URLResponse?, _ error: Error?) {
    let line = Self.words(data, response, error)
    DispatchQueue.main.async { self.show(line) }
  }

  private nonisolated static func words(
    _ data: Data?, _ response: URLResponse?, _ error: Error?
  ) -> String {
    if let error = error as? URLError {
      return "error \(error.code.rawValue) \(error.localizedDescription)"
    }
    if let error { return "\(error)" }
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    return "\(status) \(String(decoding: data ?? Data(), as: UTF8.self))"
  }

  private func addButtons() {
    button("Completion") { [unowned self] request in
      running = URLSession.shared.dataTask(
        with: request, completionHandler: { [weak self] in self?.received($0, $1, $2) })
      running?.resume()
    }
    button("Cancel") { [unowned self] _ in running?.cancel() }
    button("Await") { [unowned self] request in
      Task {
        do {
          let (data, response) = try await URLSession.shared.data(for: request)
          show(Self.words(data, response, nil))
        } catch { show(Self.words(nil, nil, error)) }
      }
    }
    button("Delegate") { [unowned self] request in
      URLSession(configuration: .default, delegate: recorder, delegateQueue: nil)
        .dataTask(with: request).resume()
    }
    button("Main queue") { [unowned self] request in
      URLSession(configuration: .ephemeral, delegate: recorder, delegateQueue: .main)
        .dataTask(with: request).resume()
    }
    button("Upload") { [unowned self] request in
      URLSession.shared.uploadTask(
        with: request, from: Data("body".utf8),
        completionHandler: { [weak self] in self?.received($0, $1, $2) }
      ).resume()
    }
    button("Download") { [unowned self] request in
      URLSession.shared.downloadTask(with: request) { [weak self] url, response, error in
        self?.received(url.flatMap { try? Data(contentsOf: $0) }, response, error)
      }.resume()
    }
    button("Download delegate") { [unowned self] request in
      URLSession(configuration: .default, delegate: recorder, delegateQueue: nil)
        .downloadTask(with: request).resume()
    }
    button("Blocked") { [unowned self] request in
      let semaphore = DispatchSemaphore(value: 0)
      nonisolated(unsafe) var line = ""
      URLSession.shared.dataTask(with: request) {
        line = Self.words($0, $1, $2)
        semaphore.signal()
      }.resume()
      semaphore.wait()
      show(line)
    }
    button("Contents") { [unowned self] request in
      let text = try? String(contentsOf: request.address, encoding: .utf8)
      show(text ?? "no contents")
    }
    button("Background") { [unowned self] request in
      DispatchQueue.global().async {
        let data = try? Data(contentsOf: request.address)
        let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "no data"
        DispatchQueue.main.async { self.show(text) }
      }
    }
    button("Many") { [unowned self] request in
      // Different sessions call back on different threads.
      for number in 1...20 {
        let url = request.address.appendingPathComponent("\(number)")
        URLSession(configuration: .default)
          .dataTask(with: url, completionHandler: { [weak self] in self?.received($0, $1, $2) })
          .resume()
      }
    }
    button("Socket") { [unowned self] request in
      let task = URLSession.shared.webSocketTask(with: request.address)
      task.receive { result in
        let isFailure = if case .failure = result { true } else { false }
        DispatchQueue.main.async { self.show("socket failed: \(isFailure)") }
      }
      task.resume()
    }
    button("Cookies") { [unowned self] request in
      let cookies = HTTPCookieStorage.shared.cookies(for: request.address) ?? []
      show("cookies: \(cookies.map { "\($0.name)=\($0.value)" }.joined(separator: ", "))")
    }
    button("Suspend") { [unowned self] request in
      let task = URLSession.shared.dataTask(
        with: request, completionHandler: { [weak self] in self?.received($0, $1, $2) })
      task.resume()
      task.suspend()
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { task.resume() }
    }
    addSocketButtons()
    button("Storage") { [unowned self] _ in
      navigationController?.pushViewController(StorageViewController(), animated: true)
    }
    button("Forget") { request in
      // Nothing waits for the response.
      URLSession.shared.dataTask(with: request).resume()
    }
  }
}

extension URLRequest {
  var address: URL { url ?? URL(fileURLWithPath: "/") }
}
